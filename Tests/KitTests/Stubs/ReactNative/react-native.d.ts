// The types of pictures and colors of React Native.
declare module "react-native" {
  // ImageSource.d.ts:13
  export interface ImageURISource {
    uri?: string;
    width?: number;
    height?: number;
    scale?: number;
    cache?: "default" | "reload" | "force-cache" | "only-if-cached";
    headers?: { [name: string]: string };
    method?: string;
    body?: string;
    bundle?: string;
  }
  export type ImageRequireSource = number;  // ImageSource.d.ts:74
  export type ImageSourcePropType = ImageURISource | ImageURISource[] | ImageRequireSource;  // Image.d.ts:87
  // Image.d.ts:107
  export interface ImageResolvedAssetSource {
    uri: string;
    width: number;
    height: number;
    scale: number;
  }
  export type ColorValue = string | symbol;  // StyleSheet.d.ts:29
  export type ProcessedColorValue = number | symbol;  // processColor.d.ts:12
}
