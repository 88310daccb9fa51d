import { mix } from '../drawing/color';
import { glyphNames, glyphs, isGlyphName, type GlyphName } from './glyphs';
import { at, hashText } from '../drawing/numbers';
import { stop, type Paints } from '../drawing/paints';
import { group, moved } from '../drawing/shapes';

/** The four tones something is struck in. */
export interface Tones {
  light: string;
  color: string;
  dark: string;
  /** Darkest: for cuts and shadows. */
  ink: string;
}

interface Place {
  x: number;
  y: number;
  size: number;
}

/** A glyph centered on its place, lit from above. */
export function glyph(paints: Paints, name: GlyphName, { x, y, size }: Place, tones: Tones): string {
  const { body, shade, cut, turn } = glyphs[name];
  const { light, color, dark, ink } = tones;
  const metal = paints.linear([stop(0, light), stop(0.5, mix(light, color, 0.45)), stop(1, color)]);
  const place = `${moved(x - size / 2, y - size / 2)} scale(${(size / 64).toFixed(3)})`;
  return group(
    `transform="${place} ${turn ? `rotate(${turn} 32 32)` : ''}"`,
    `<path d="${body}" fill="${ink}" opacity=".55" transform="translate(0 3)" fill-rule="nonzero"/>`,
    `<path d="${body}" fill="${metal}" fill-rule="nonzero"/>`,
    `<path d="${shade}" fill="${dark}" opacity=".62"/>`,
    cut
      ? `<path d="${cut}" fill="${cut.includes('Z') ? ink : 'none'}" fill-opacity=".85" stroke="${ink}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>`
      : '',
  );
}

/** The glyph an id is dealt: the one it starts with (`mask:ferry`), or any. */
export function glyphFor(id: string): GlyphName {
  const first = id.split(':', 1).join('');
  return isGlyphName(first) ? first : at(glyphNames, hashText(id) % glyphNames.length);
}
