import { avatarKinds, type AvatarKind } from './avatarKinds';
import { busts } from './busts';
import type { AvatarColors } from './shoulders';
import { at, hashText } from '../drawing/numbers';
import { stop, Paints } from '../drawing/paints';
import { star } from '../drawing/path';
import { circle, fill, rect } from '../drawing/shapes';

/** Ten sets of colors: the id chooses one. */
const palettes = [
  ['#1b2a5e', '#3d63f0', '#ffc857', '#ffe9c0', '#0b1122'],
  ['#4a1d3f', '#c2456a', '#ffb59c', '#ffe3d0', '#1d0a1c'],
  ['#0d3a40', '#2a8f8a', '#9fe8c8', '#eafff4', '#06181c'],
  ['#3a2361', '#8a5cc4', '#ffb98a', '#fff0da', '#150c2c'],
  ['#5c1d20', '#d9573f', '#ffd28a', '#fff3dc', '#1f090c'],
  ['#123a5c', '#3fa7d0', '#fff0c4', '#ffffff', '#081a2c'],
  ['#173d2c', '#4fae6a', '#e6ee9a', '#fbffe0', '#08201a'],
  ['#2a2f45', '#7b88ad', '#dfe7f7', '#ffffff', '#0d1122'],
  ['#4d2c12', '#c9822e', '#ffe0a0', '#fff6dc', '#1c0e06'],
  ['#3d0f3a', '#b0347f', '#ff9ac4', '#ffe6f2', '#17061a'],
] as const;

/** A player's portrait as an SVG of 128 by 128; without a kind the id chooses one. */
export function avatar(id: string, options: { kind?: AvatarKind } = {}): string {
  const hash = hashText(`av${id}`);
  const [dark, mid, accent, light, ink] = at(palettes, hash % palettes.length);
  const colors: AvatarColors = { dark, mid, accent, light, ink };
  const kind = options.kind ?? at(avatarKinds, (hash >>> 7) % avatarKinds.length);
  const paints = new Paints(`av${id},a,128,128,0.5`);
  const body = backdrop(colors, paints) + busts[kind](colors, paints);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" role="img" aria-label="avatar"><defs>${paints.defs}</defs>${body}</svg>`;
}

/** A halo, rings of a chart and three stars. */
const backdrop = ({ dark, mid, light }: AvatarColors, paints: Paints): string =>
  rect(0, 0, 128, 128, paints.linear([stop(0, dark), stop(1, mid)])) +
  circle(64, 58, 46, light, 'opacity=".14"') +
  `<g fill="none" stroke="${light}" opacity=".25"><circle cx="64" cy="58" r="46"/><circle cx="64" cy="58" r="60"/><path d="M4 58H124M64 -4V20"/></g>` +
  fill(star(26, 26, 5, 0.2) + star(104, 36, 4, 0.2) + star(96, 14, 3, 0.2), light, 'opacity=".9"');
