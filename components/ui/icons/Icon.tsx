import styled from 'styled-components';
import type { iconPaths } from './iconPaths';
import type { SymbolId } from './iconSprite';

const sizes = {
  large: { side: 24, stroke: 1.5 },
  normal: { side: 20, stroke: 1.5 },
  medium: { side: 18, stroke: 1.5 },
  small: { side: 16, stroke: 1.75 },
  tiny: { side: 14, stroke: 1.75 },
} as const;

export type IconSize = keyof typeof sizes;

/**
 * The icons that are no longer than a reference to the sprite. They are drawn in the page, so that those of the header are
 * painted with it. Paths on a 24 px grid, as in iconPaths.ts.
 */
export const shortIconPaths = {
  chevron: 'm6 9.5 6 6 6-6',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  burger: 'M3.5 7h17M3.5 12h17M9 17h11.5',
  external: 'M8 16 17 7M9.5 7H17v7.5',
  check: 'm4.5 12.5 5 5 10-11',
  plus: 'M12 4.5v15M4.5 12h15',
} as const;

export type IconName = keyof typeof iconPaths | keyof typeof shortIconPaths;

export function Icon({ name, size = 'large' }: { name: IconName; size?: IconSize }) {
  const { side, stroke } = sizes[size];
  const look = { width: side, height: side, strokeWidth: stroke, 'aria-hidden': true };
  return isShort(name) ? (
    <Drawing viewBox="0 0 24 24" {...look}>
      <path d={shortIconPaths[name]} />
    </Drawing>
  ) : (
    <Drawing {...look}>
      <use href={symbolAddress(name)} />
    </Drawing>
  );
}

const isShort = (name: IconName): name is keyof typeof shortIconPaths => name in shortIconPaths;

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;

  /* Otherwise drawings keep the colors that they have themselves. */
  @media (forced-colors: active) {
    forced-color-adjust: auto;
  }
`;

/** The address of a symbol for `<use>`. next.config.js compiles the sprite's name in, so that pages need not hold the icons. */
export const symbolAddress = (id: SymbolId) => `${process.env.ICON_FILE ?? ''}#${id}`;
