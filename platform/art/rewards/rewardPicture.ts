import sharp, { type Sharp } from 'sharp';
import { mix } from '../drawing/color';
import { hashText, pick, randomFrom, type Random } from '../drawing/numbers';
import { Paints, stop } from '../drawing/paints';
import { star } from '../drawing/path';
import { circle, fill, group, rect } from '../drawing/shapes';
import type { Tones } from '../emblems/glyph';
import type { GlyphName } from '../emblems/glyphs';
import { rarityTones, starsOf, type Rarity } from '../emblems/rarities';
import type { Palette } from '../games';
import { frames } from './frames';
import { drawThing } from './things';

export interface PicturedReward {
  key: string;
  name: string;
  kind: string;
  description: string;
  glyph: GlyphName;
  rarity: Rarity;
}

/** A reward's picture as an SVG of 240 by 240: the thing, before a scene of its game, in the rim of its rarity. */
export async function rewardPicture(
  reward: PicturedReward,
  { slug, palette }: { slug: string; palette: Palette },
  /** The scene of a game that is this one's own, 960 by 540. */
  scene: Buffer,
): Promise<string> {
  const { rarity, glyph, name, kind, description } = reward;
  const random = randomFrom(hashText(`${slug}/${reward.key}`));
  const paints = new Paints(`${slug}/${reward.key}`);
  const { rim, window, before } = frames[rarity](rarityTones[rarity]);
  const tones = tonesOf(palette, `${name} ${description}`, random);
  const isScreen = kind === 'Wallpaper';
  const size = Math.round(380 + random() * 160);
  const crop = {
    left: Math.round(random() * (960 - size)),
    top: Math.round(random() * (540 - size)),
    width: size,
    height: size,
  };
  const backdrop = await addressOf(
    sharp(scene)
      .extract(crop)
      .resize(240, 240)
      .blur(isScreen ? 6 : 0.9),
  );
  const own = await addressOf(sharp(scene).resize(480, 300));
  const shine = mix(palette.light, tones.light, 0.5);
  const body = [
    rim,
    group(
      paints.clip(window),
      `<image href="${backdrop}" x="10" width="220" height="220"/>`,
      rect(0, 0, 240, 240, palette.ink, 'opacity=".22"'),
      rect(
        0,
        0,
        240,
        240,
        paints.linear([stop(0, palette.ink, 0), stop(0.5, palette.ink, 0.05), stop(1, palette.ink, 0.75)]),
      ),
      circle(120, 104, 92, paints.radial([stop(0, shine, 0.5), stop(0.55, shine, 0.16), stop(1, shine, 0)])),
      `<ellipse cx="120" cy="188" rx="70" ry="10" fill="#000000" opacity=".35" ${paints.blur(5)}/>`,
    ),
    fill(window, 'none', `stroke="#000000" stroke-opacity=".4" stroke-width="2.4"`),
    group(
      `transform="translate(120 112) scale(${isScreen ? 1.06 : 1})"`,
      drawThing({ paints, random, palette, tones, glyph, name, kind, scene: own }),
    ),
    sparkles(starsOf(rarity) - 2, random, rarityTones[rarity].light),
    before,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -10 240 240" width="240" height="240"><defs>${paints.defs}</defs>${body.join('')}</svg>`;
}

const addressOf = async (image: Sharp) =>
  `data:image/jpeg;base64,${(await image.jpeg({ quality: 92 }).toBuffer()).toString('base64')}`;

const sparkles = (count: number, random: Random, color: string): string =>
  Array.from({ length: Math.max(0, count) * 2 }, () => {
    const angle = random() * 6.28;
    return fill(star(120 + Math.cos(angle) * 84, 104 + Math.sin(angle) * 78, 5 + random() * 6, 0.16), color);
  }).join('');

/** Colors that a name or a description speaks of. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(red|crimson|scarlet|ruby|blood|rust|cherry)\b/i, '#d8433f'],
  [/\b(orange|amber|copper|tangerine|ember)\b/i, '#f08a34'],
  [/\b(yellow|gold|golden|brass|honey|sun|lemon|straw)\b/i, '#f2c14a'],
  [/\b(green|moss|emerald|jade|fern|olive|mint|reed)\b/i, '#4fae62'],
  [/\b(teal|turquoise|sea)\b/i, '#2fa7a0'],
  [/\b(blue|azure|indigo|sapphire|cobalt|ice)\b/i, '#4a8fe0'],
  [/\b(violet|purple|lilac|plum|lavender|heather)\b/i, '#9a6ae0'],
  [/\b(pink|rose|coral|magenta)\b/i, '#f07aa4'],
  [/\b(white|silver|snow|pearl|ivory|bone|moon|moonsilver|chalk)\b/i, '#e6ecf6'],
  [/\b(black|coal|night|soot|obsidian|ink|midnight)\b/i, '#4a5272'],
  [/\b(gray|iron|steel|slate|ash|stone|lead)\b/i, '#9aa4b8'],
  [/\b(brown|leather|oak|wood|wooden|walnut|clay|bark)\b/i, '#b07a48'],
];

function tonesOf(palette: Palette, text: string, random: Random): Tones {
  const { ink, deep, mid, accent, light, haze } = palette;
  const named = words.find(([pattern]) => pattern.test(text))?.[1];
  const color =
    named ??
    pick(
      [
        accent,
        mix(light, accent, 0.4),
        mix(haze, light, 0.35),
        mix(light, '#ffffff', 0.2),
        mix(accent, '#ffc857', 0.5),
        mix(mid, light, 0.5),
      ],
      random,
    );
  return {
    light: mix(color, mix(light, '#ffffff', 0.5), 0.72),
    color,
    dark: mix(color, mix(deep, ink, 0.4), 0.68),
    ink: mix(ink, '#05060f', 0.3),
  };
}
