// The types of pictures of React Native 0.79, as its documentation has them.
declare module "react-native" {
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
  /** A number is what `require` returns. */
  export type ImageRequireSource = number;
  export type ImageSourcePropType = ImageURISource | ImageURISource[] | ImageRequireSource;
  export interface ImageResolvedAssetSource {
    uri: string;
    width: number;
    height: number;
    scale: number;
  }
  export type ColorValue = string | symbol;
  export type ProcessedColorValue = number | symbol;
}
