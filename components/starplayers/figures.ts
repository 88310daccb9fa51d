interface FigureStar {
  x: number;
  y: number;
  magnitude: number;
}

export interface Figure {
  stars: readonly FigureStar[];
  lines: readonly (readonly [number, number])[];
  outline: string;
}

/** Stars written as `x,y` or `x,y,magnitude`. */
const starsAt = (places: string): FigureStar[] =>
  places.split(' ').map((place) => {
    const [x = 0, y = 0, magnitude = 1] = place.split(',').map(Number);
    return { x, y, magnitude };
  });

/** Lines written as `from-to`. */
const linesOf = (pairs: string): [number, number][] =>
  pairs.split(' ').map((pair) => {
    const [from = 0, to = 0] = pair.split('-').map(Number);
    return [from, to];
  });

export const figures = {
  heron: {
    stars: starsAt('4,20 17,15,2 27,32 21,50 40,60,3 72,50 62,34 44,80 40,98 53,78 60,97'),
    lines: linesOf('0-1 1-2 2-3 3-4 4-5 4-6 6-5 4-7 7-8 4-9 9-10'),
    outline:
      'M4 20L13 13Q20 8 23 15Q25 23 31 30Q33 37 27 44Q25 51 34 53Q50 47 62 34Q71 40 73 50Q63 62 48 66L45 80L40 98M53 65L54 78L61 97M13 13Q19 22 24 32Q26 38 20 46Q17 58 33 64Q40 67 48 66M40 58Q52 58 66 46M44 61Q54 61 69 52M40 98l-5 1M40 98l5 1M61 97l-5 1M61 97l5 1',
  },
  wheel: {
    stars: starsAt('50,50,3 50,8 82,22,2 94,56 72,88 34,92 8,64,2 16,24'),
    lines: linesOf('1-2 2-3 3-4 4-5 5-6 6-7 7-1 0-2 0-4 0-6'),
    outline:
      'M50 6A44 44 0 1 1 49.9 6ZM50 14A36 36 0 1 1 49.9 14ZM50 40A10 10 0 1 1 49.9 40ZM50 40V14M59.5 47L84 39M55.9 58L71 79M44.1 58L29 79M40.5 47L16 39',
  },
  lantern: {
    stars: starsAt('50,2 36,20 66,18 24,36,2 78,34 32,80 72,82,2 52,98 51,57,3'),
    lines: linesOf('0-1 0-2 1-3 2-4 3-5 4-6 5-7 6-7 1-2 3-8 8-6'),
    outline:
      'M42 20Q50-8 58 20M34 20H66L72 32H28ZM28 36H72L67 82H33ZM33 82L40 94H60L67 82M44 36L46 82M56 36L54 82M50 46Q59 58 50 68Q41 58 50 46M46 94V98H54V94',
  },
  lyre: {
    stars: starsAt('28,6,2 72,6,2 20,36 80,36 32,70 68,70 50,90,3 50,24 50,60'),
    lines: linesOf('0-2 2-4 4-6 6-5 5-3 3-1 2-7 7-3 7-8 8-6'),
    outline:
      'M28 6Q6 40 28 68Q36 84 50 88Q64 84 72 68Q94 40 72 6M28 6Q20 4 21 12M72 6Q80 4 79 12M18 30H82M19 25H81M41 30L44 82M50 30V86M59 30L56 82M40 86L36 98H64L60 86',
  },
  crown: {
    stars: starsAt('6,30,2 28,56 50,12,3 72,56 94,30,2 84,86 16,86 50,74'),
    lines: linesOf('0-1 1-2 2-3 3-4 4-5 5-7 7-6 6-0'),
    outline:
      'M6 30L28 56L50 12L72 56L94 30L84 80H16ZM16 80V92H84V80M6 30a5 5 0 1 1 .1-.1M94 30a5 5 0 1 0-.1-.1M50 12a5 5 0 1 1 .1-.1M28 86h4M48 86h4M68 86h4',
  },
  key: {
    stars: starsAt('50,4 32,22,2 68,22,2 50,40,3 50,60 50,76 50,94,2 68,94 66,76'),
    lines: linesOf('0-1 1-3 3-2 2-0 3-4 4-5 5-6 5-8 6-7'),
    outline: 'M50 1A21 21 0 1 1 49.9 1ZM50 11A11 11 0 1 1 49.9 11ZM45 43V98H72V90H55V81H70V73H55V43M42 48H58',
  },
  moth: {
    stars: starsAt('50,26,3 50,72 12,14,2 88,14,2 6,46 94,46 28,60 72,60 32,90 68,90 40,6 60,6'),
    lines: linesOf('0-2 2-4 4-6 6-0 0-3 3-5 5-7 7-0 6-8 8-1 7-9 9-1 0-1 0-10 0-11'),
    outline:
      'M48 32Q32 6 10 10Q-2 34 8 50Q22 62 47 52M52 32Q68 6 90 10Q102 34 92 50Q78 62 53 52M47 54Q22 58 22 76Q26 98 36 92Q46 84 49 68M53 54Q78 58 78 76Q74 98 64 92Q54 84 51 68M50 22Q55 30 54 54Q53 70 50 78Q47 70 46 54Q45 30 50 22ZM49 22Q46 10 38 6M51 22Q54 10 62 6M18 26a6 6 0 1 1 .1 0M82 26a6 6 0 1 0-.1 0',
  },
  anchor: {
    stars: starsAt('50,8,3 50,28 28,30 72,30 50,58 50,94,2 12,64,2 88,64,2 26,84 74,84'),
    lines: linesOf('0-1 1-2 1-3 1-4 4-5 5-8 8-6 5-9 9-7'),
    outline:
      'M50 0A8 8 0 1 1 49.900 0ZM46 16V26H26V34H46V88Q24 84 18 66L26 69L12 50L5 71L12 67Q18 94 50 99Q82 94 88 67L95 71L88 50L74 69L82 66Q76 84 54 88V34H74V26H54V16',
  },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;
