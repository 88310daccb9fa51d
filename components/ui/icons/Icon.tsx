import styled from 'styled-components';
import type { IconName } from './iconPaths';
import type { SymbolId } from './iconSprite';
import { shortIconPaths } from './shortIconPaths';

const sizes = {
  large: { side: 24, stroke: 1.5 },
  normal: { side: 20, stroke: 1.5 },
  medium: { side: 18, stroke: 1.5 },
  small: { side: 16, stroke: 1.75 },
  tiny: { side: 14, stroke: 1.75 },
} as const;

export type IconSize = keyof typeof sizes;

interface IconProps {
  name: IconName;
  size?: IconSize;
}

export function Icon({ name, size = 'large' }: IconProps) {
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
`;

/** The address of a symbol for `<use>`. next.config.js compiles the sprite's name in, so that pages need not hold the icons. */
export const symbolAddress = (id: SymbolId) => `${process.env.ICON_FILE ?? ''}#${id}`;
