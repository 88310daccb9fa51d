/** A star of a figure in a box of 100 by 100: magnitude 1 is a dot, 2 a star, 3 the golden one. */
interface FigureStar {
  x: number;
  y: number;
  magnitude: 1 | 2 | 3;
}

interface Figure {
  stars: readonly FigureStar[];
  /** Pairs of stars that a line joins, by index. */
  lines: readonly (readonly [number, number])[];
  /** The creature or thing that people see in it, as a faint outline. */
  outline: string;
}

const star = (x: number, y: number, magnitude: 1 | 2 | 3 = 1): FigureStar => ({ x, y, magnitude });

/** The constellations drawn by hand; every Star Player has one. */
export const figures = {
  heron: {
    stars: [
      star(4, 20),
      star(17, 15, 2),
      star(27, 32),
      star(21, 50),
      star(40, 60, 3),
      star(72, 50),
      star(62, 34),
      star(44, 80),
      star(40, 98),
      star(53, 78),
      star(60, 97),
    ],
    lines: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [4, 6],
      [6, 5],
      [4, 7],
      [7, 8],
      [4, 9],
      [9, 10],
    ],
    outline:
      'M4 20L13 13Q20 8 23 15Q25 23 31 30Q33 37 27 44Q25 51 34 53Q50 47 62 34Q71 40 73 50Q63 62 48 66L45 80L40 98M53 65L54 78L61 97M13 13Q19 22 24 32Q26 38 20 46Q17 58 33 64Q40 67 48 66M40 58Q52 58 66 46M44 61Q54 61 69 52M40 98l-5 1M40 98l5 1M61 97l-5 1M61 97l5 1',
  },
  wheel: {
    stars: [
      star(50, 50, 3),
      star(50, 8),
      star(82, 22, 2),
      star(94, 56),
      star(72, 88),
      star(34, 92),
      star(8, 64, 2),
      star(16, 24),
    ],
    lines: [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 1],
      [0, 2],
      [0, 4],
      [0, 6],
    ],
    outline:
      'M50 6A44 44 0 1 1 49.9 6ZM50 14A36 36 0 1 1 49.9 14ZM50 40A10 10 0 1 1 49.9 40ZM50 40V14M59.5 47L84 39M55.9 58L71 79M44.1 58L29 79M40.5 47L16 39',
  },
  lantern: {
    stars: [
      star(50, 2),
      star(36, 20),
      star(66, 18),
      star(24, 36, 2),
      star(78, 34),
      star(32, 80),
      star(72, 82, 2),
      star(52, 98),
      star(51, 57, 3),
    ],
    lines: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
      [6, 7],
      [1, 2],
      [3, 8],
      [8, 6],
    ],
    outline:
      'M42 20Q50-8 58 20M34 20H66L72 32H28ZM28 36H72L67 82H33ZM33 82L40 94H60L67 82M44 36L46 82M56 36L54 82M50 46Q59 58 50 68Q41 58 50 46M46 94V98H54V94',
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export type { Figure };
