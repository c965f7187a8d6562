package dev.clew.press.picture;

/**
 * Advance widths of the faces in thousandths of the type size, read once from the fonts (Inter 4 with open tabular
 * figures, EB Garamond 12 with lining figures), so that text can be laid out where no font is installed.
 */
final class Advances {
    private static final int FIRST = ' ';

    /** Signs beyond ASCII, each with the widest advance that any of the faces has for it. */
    private static final String SIGNS = "–—…⇒→×≠≤≥‘’“”·−";

    private static final int[] SIGN_WIDTHS = {
        550, 1000, 821, 1000, 1000, 673, 673, 673, 673, 240, 240, 420, 420, 290, 673
    };

    /** For a sign that is in no table: wide, so that nothing is laid out too narrow. */
    private static final int UNKNOWN = 1000;

    static final int MONO = 600;

    static final int[] INTER_400 = {
        281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 276, 460, 276, 357,
        648, 648, 648, 648, 648, 648, 648, 648, 648, 648, 276, 276, 659, 659, 659, 507,
        936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652, 562, 889, 753, 761,
        635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452,
        497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597,
        609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659
    };

    static final int[] INTER_500 = {
        265, 294, 400, 637, 643, 828, 651, 217, 378, 378, 522, 666, 288, 463, 283, 368,
        659, 659, 659, 659, 659, 659, 659, 659, 659, 659, 283, 288, 666, 666, 666, 526,
        968, 700, 654, 735, 722, 603, 586, 749, 742, 270, 552, 664, 564, 898, 747, 768,
        639, 768, 645, 643, 651, 738, 700, 978, 666, 685, 639, 378, 368, 378, 475, 460,
        497, 569, 626, 568, 626, 587, 369, 617, 602, 249, 249, 556, 249, 884, 597, 602,
        617, 617, 384, 536, 372, 594, 566, 825, 551, 566, 551, 378, 342, 378, 666
    };

    static final int[] INTER_600 = {
        248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 291, 466, 290, 379,
        670, 670, 670, 670, 670, 670, 670, 670, 670, 670, 290, 289, 673, 673, 673, 544,
        999, 724, 657, 744, 724, 608, 586, 755, 744, 275, 561, 677, 566, 906, 741, 775,
        643, 776, 651, 649, 660, 734, 724, 1007, 690, 705, 653, 393, 379, 393, 481, 468,
        497, 575, 630, 577, 630, 593, 377, 625, 613, 261, 261, 569, 261, 898, 610, 608,
        625, 625, 397, 549, 380, 608, 576, 837, 562, 576, 562, 393, 358, 393, 673
    };

    static final int[] GARAMOND = {
        200, 285, 309, 468, 458, 735, 788, 178, 315, 316, 340, 590, 228, 274, 230, 399,
        486, 362, 485, 460, 480, 460, 464, 464, 452, 466, 248, 228, 590, 590, 590, 387,
        749, 692, 578, 640, 754, 535, 512, 729, 810, 340, 300, 681, 584, 901, 770, 763,
        552, 806, 713, 465, 670, 738, 672, 916, 707, 578, 603, 373, 399, 373, 500, 500,
        279, 399, 515, 377, 506, 390, 318, 435, 515, 245, 212, 469, 240, 778, 528, 495,
        519, 522, 334, 323, 314, 527, 438, 685, 430, 438, 377, 373, 260, 373, 500
    };

    private Advances() {}

    /** The advance of a character by a table of the printable ASCII characters. */
    static int of(int[] ascii, char character) {
        int index = character - FIRST;
        if (index >= 0 && index < ascii.length) {
            return ascii[index];
        }
        int sign = SIGNS.indexOf(character);
        return sign < 0 ? UNKNOWN : SIGN_WIDTHS[sign];
    }
}
