class Fingerpost < Formula
  desc "Maneuver cards and glyphs from the route of any routing engine"
  homepage "@REPOSITORY@"
  version "@VERSION@"

@ARCHIVES@

  def install
    bin.install "bin/fingerpost"
    man1.install "share/man/man1/fingerpost.1.gz"
    bash_completion.install "share/bash-completion/completions/fingerpost"
    zsh_completion.install "share/zsh/vendor-completions/_fingerpost"
    fish_completion.install "share/fish/vendor_completions.d/fingerpost.fish"
    doc.install "share/doc/fingerpost/copyright"
  end

  test do
    system bin/"fingerpost", "glyph", "turn-left", "-o", "turn-left.png"
    assert_path_exists testpath/"turn-left.png"
  end
end
