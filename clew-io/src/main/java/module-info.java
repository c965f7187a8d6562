/** Steps, proofs and paths as JSON, and the formats of other programs. */
module dev.clew.io {
    requires transitive dev.clew.core;
    requires transitive dev.clew.logic;
    requires static org.jspecify;

    exports dev.clew.io;

    provides dev.clew.core.format.PuzzleFormat with
            dev.clew.io.format.S9bFormat,
            dev.clew.io.format.SudokuWikiLinkFormat,
            dev.clew.io.solo.SoloFormat,
            dev.clew.io.format.SdkFormat,
            dev.clew.io.format.SdxFormat,
            dev.clew.io.format.SsFormat,
            dev.clew.io.format.SdmFormat,
            dev.clew.io.table.KaggleFormat,
            dev.clew.io.table.QqwingFormat,
            dev.clew.io.table.ExchangeFormat,
            dev.clew.io.link.ClewLinkFormat,
            dev.clew.io.link.FPuzzlesFormat,
            dev.clew.io.link.FPuzzlesJsonFormat,
            dev.clew.io.link.SudokuPadFormat,
            dev.clew.io.markup.OpenSudokuFormat,
            dev.clew.io.markup.HtmlFormat;
}
