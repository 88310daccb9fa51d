import { css } from 'styled-components';
import { tokens } from './tokens';

const { font, size } = tokens;

const heading = (fontSize: string, lineHeight: number, letterSpacing: string) => css`
  font: 600 ${fontSize} / ${lineHeight} ${font.display};
  letter-spacing: ${letterSpacing};
  text-wrap: balance;
`;

const line = (weight: number, fontSize: string, lineHeight: number, family: string = font.body) => css`
  font: ${weight} ${fontSize} / ${lineHeight} ${family};
`;

/** The type scale as mixins: Exo 2 for headings and figures, Manrope for text. */
export const text = {
  d1: heading('clamp(min(2.875rem, 16vw), 1.35rem + 5.4vw, 6.25rem)', 0.94, '-0.03em'),
  h1: heading('clamp(min(2.75rem, 16vw), 1.4rem + 4.7vw, 5.25rem)', 0.94, '-0.03em'),
  d2: heading('clamp(min(2.125rem, 12vw), 1.5rem + 2.5vw, 3.75rem)', 1.02, '-0.022em'),
  d3: heading(size.d3, 1.14, '-0.014em'),
  t1: heading('clamp(1.1875rem, 1.1rem + .4vw, 1.375rem)', 1.25, '-0.006em'),
  playerH1: heading('min(clamp(2rem, 1.75rem + 1.1vw, 2.75rem), 14vw)', 1.08, '-0.02em'),
  playerH2: heading(size.playerH2, 1.2, '-0.012em'),
  lead: css`
    ${line(400, 'clamp(1.0625rem, 1rem + .32vw, 1.25rem)', 1.55)}
    /* 56 characters. Their width in ch would change when the font comes. */
    max-width: 34em;
    text-wrap: pretty;
  `,
  body: line(400, size.body, 1.6),
  small: line(400, size.small, 1.5),
  fine: line(400, size.fine, 1.45),
  label: line(600, size.small, 1.4),
  rowTitle: line(600, size.rowTitle, 1.3, font.display),
  cardTitle: line(600, size.body, 1.25, font.display),
  balance: css`
    ${line(600, 'min(clamp(4rem, 2.6rem + 6vw, 6rem), 20vw)', 1, font.display)}
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  `,
  count: css`
    ${line(600, size.count, 1, font.display)}
    letter-spacing: -0.01em;
  `,
  /** Figures inside text: Exo 2 with tabular figures. */
  figure: css`
    font-family: ${font.display};
    font-variant-numeric: tabular-nums;
  `,
} as const;
