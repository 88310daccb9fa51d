import { css } from 'styled-components';
import { customProperties } from './mixins';
import { tokens } from './tokens';

const { color, line, shadow } = tokens;

const onInk = {
  '--surface': color.ink950,
  '--card': color.ink900,
  '--raised': color.ink800,
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

const onPaper = {
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
};

/**
 * The three surfaces and their colors: two dark inks and paper. `--card` is a card on the surface, `--raised` a brighter one.
 * They are part of the global styles; an element is put on one with `onSurface`.
 */
export const surfaceStyles = css`
  body,
  [data-surface] {
    ${customProperties(onInk)}
    background-color: ${tokens.on.surface};
    color: ${tokens.on.text};
  }
  [data-surface='ink'] {
    --surface: ${color.ink900};
  }
  [data-surface='paper'] {
    ${customProperties(onPaper)}
  }
`;
