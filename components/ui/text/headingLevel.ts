type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** The level of a heading: 1 to 6 as given, anything else is 2 (spec 2, Layout). */
export function headingLevel(level: unknown): HeadingLevel {
  const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  return levels.find((candidate) => candidate === level) ?? 2;
}

/** The element of a heading level, with the same fallback. */
export const headingTag = (level: unknown) => tags[headingLevel(level)];
