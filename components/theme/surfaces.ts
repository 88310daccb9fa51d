import { css } from 'styled-components';
import { tokens } from './tokens';

const { color, line, shadow } = tokens;

const onInk = {
  '--text': color.text,
  '--muted': color.muted,
  '--link': color.link,
  '--gold-text': color.gold,
  '--good-text': color.good,
  '--bad-text': color.bad,
  '--hairline': line.hairline,
  '--outline': line.outline,
  '--hover-fill': 'rgba(238, 242, 255, .05)',
  '--pressed-fill': 'rgba(238, 242, 255, .1)',
  '--off': color.ink700,
  '--off-text': color.faint,
  '--focus': color.link,
  '--lit': shadow.lit,
};

/** The three surfaces and their colors: two dark inks and paper. `--card` is a card on the surface, `--raised` a brighter one. */
const surfaces = {
  deep: { ...onInk, '--surface': color.ink950, '--card': color.ink900, '--raised': color.ink800 },
  ink: { ...onInk, '--surface': color.ink900, '--card': color.ink900, '--raised': color.ink800 },
  paper: {
    '--surface': color.paper,
    '--card': color.white,
    '--raised': color.white,
    '--text': color.paperText,
    '--muted': color.paperMuted,
    '--link': color.paperLink,
    '--gold-text': color.paperGold,
    '--good-text': color.paperGood,
    '--bad-text': color.paperBad,
    '--hairline': line.paper,
    '--outline': line.paperOutline,
    '--hover-fill': 'rgba(11, 18, 33, .04)',
    '--pressed-fill': 'rgba(11, 18, 33, .1)',
    '--off': color.paperOff,
    '--off-text': color.paperOffText,
    '--focus': color.paperLink,
    '--lit': 'none',
  },
} as const;

export type Surface = keyof typeof surfaces;

/** Sets the custom properties and colors of a surface on an element; its content uses them through `tokens.on`. */
export const surfaceStyle = (surface: Surface) => css`
  ${Object.entries(surfaces[surface])
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')}
  background-color: ${tokens.on.surface};
  color: ${tokens.on.text};
`;
