import { css } from 'styled-components';
import { tokens } from './tokens';

const { colour, line, shadow } = tokens;

const onInk = {
  '--text': colour.text,
  '--muted': colour.muted,
  '--link': colour.link,
  '--gold-text': colour.gold,
  '--good-text': colour.good,
  '--bad-text': colour.bad,
  '--hairline': line.hairline,
  '--outline': line.outline,
  '--hover-fill': 'rgba(238, 242, 255, .05)',
  '--pressed-fill': 'rgba(238, 242, 255, .1)',
  '--off': colour.ink700,
  '--off-text': colour.faint,
  '--focus': colour.link,
  '--lit': shadow.lit,
};

/** What lies under a part: the two inks and the paper. `surface` is a card on it, `raised` a card that stands out. */
export const grounds = {
  deep: { ...onInk, '--ground': colour.ink950, '--surface': colour.ink900, '--raised': colour.ink800 },
  ink: { ...onInk, '--ground': colour.ink900, '--surface': colour.ink900, '--raised': colour.ink800 },
  paper: {
    '--ground': colour.paper,
    '--surface': colour.white,
    '--raised': colour.white,
    '--text': colour.paperText,
    '--muted': colour.paperMuted,
    '--link': colour.paperLink,
    '--gold-text': colour.paperGold,
    '--good-text': colour.paperGood,
    '--bad-text': colour.paperBad,
    '--hairline': line.paper,
    '--outline': line.paperOutline,
    '--hover-fill': 'rgba(11, 18, 33, .04)',
    '--pressed-fill': 'rgba(11, 18, 33, .1)',
    '--off': colour.paperOff,
    '--off-text': colour.paperOffText,
    '--focus': colour.paperLink,
    '--lit': 'none',
  },
} as const;

export type Ground = keyof typeof grounds;

/** Sets the properties of a ground, and its colours, on an element; everything inside adapts. */
export const groundStyle = (ground: Ground) => css`
  ${Object.entries(grounds[ground])
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')}
  background-color: ${tokens.on.ground};
  color: ${tokens.on.text};
`;
