import { css } from 'styled-components';
import { tokens } from './tokens';

const { font, size } = tokens;

/** The type scale as mixins: Exo 2 for headings and figures, Manrope for text. */
export const text = {
  d1: css`
    font: 600 ${size.d1} / 0.94 ${font.display};
    letter-spacing: -0.03em;
    text-wrap: balance;
  `,
  h1: css`
    font: 600 ${size.h1} / 0.94 ${font.display};
    letter-spacing: -0.03em;
    text-wrap: balance;
  `,
  d2: css`
    font: 600 ${size.d2} / 1.02 ${font.display};
    letter-spacing: -0.022em;
    text-wrap: balance;
  `,
  d3: css`
    font: 600 ${size.d3} / 1.14 ${font.display};
    letter-spacing: -0.014em;
    text-wrap: balance;
  `,
  t1: css`
    font: 600 ${size.t1} / 1.25 ${font.display};
    letter-spacing: -0.006em;
    text-wrap: balance;
  `,
  lead: css`
    font: 400 ${size.lead} / 1.55 ${font.body};
    max-width: 56ch;
    text-wrap: pretty;
  `,
  body: css`
    font: 400 ${size.body} / 1.6 ${font.body};
  `,
  small: css`
    font: 400 ${size.small} / 1.5 ${font.body};
  `,
  fine: css`
    font: 400 ${size.fine} / 1.45 ${font.body};
  `,
  label: css`
    font: 600 ${size.small} / 1.4 ${font.body};
  `,
  playerH1: css`
    font: 600 ${size.playerH1} / 1.08 ${font.display};
    letter-spacing: -0.02em;
    text-wrap: balance;
  `,
  playerH2: css`
    font: 600 ${size.playerH2} / 1.2 ${font.display};
    letter-spacing: -0.012em;
    text-wrap: balance;
  `,
  rowTitle: css`
    font: 600 ${size.rowTitle} / 1.3 ${font.display};
  `,
  cardTitle: css`
    font: 600 ${size.cardTitle} / 1.25 ${font.display};
  `,
  balance: css`
    font: 600 ${size.balance} / 1 ${font.display};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  `,
  count: css`
    font: 600 ${size.count} / 1 ${font.display};
    letter-spacing: -0.01em;
  `,
  /** Figures inside text: Exo 2 with tabular figures. */
  figure: css`
    font-family: ${font.display};
    font-variant-numeric: tabular-nums;
  `,
} as const;
