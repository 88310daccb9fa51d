import { createHash } from 'node:crypto';
import { tokens } from '../../theme/tokens';
import { iconPaths } from './iconPaths';
import { rarityStarGap, rarityStarSides, rarityStarsWidth, type RarityStarSide, starPath } from './shapes';

const { gold, goldRim, ink900 } = tokens.color;

/** The symbols of the sprite: every icon that is not in `shortIconPaths`, the coins, and the stars of rarities. */
export type SymbolId = keyof typeof iconPaths | 'coin' | 'coin-inverted' | `stars-${StarCount}-${RarityStarSide}`;

const starCounts = [1, 2, 3, 4, 5] as const;
type StarCount = (typeof starCounts)[number];

const symbol = (id: SymbolId, width: number, height: number, content: string) =>
  `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${content}</symbol>`;

const isIcon = (name: string): name is keyof typeof iconPaths => name in iconPaths;

const icons = Object.keys(iconPaths)
  .filter(isIcon)
  .map((name) => symbol(name, 24, 24, iconPaths[name].map((path) => `<path d="${path}"/>`).join('')));

const coinStar = (color: string) => `<path d="${starPath(10, 10, 6, 0.34)}" fill="${color}"/>`;
const rim = `<circle cx="10" cy="10" r="7.9" fill="none" stroke="${goldRim}" stroke-opacity=".35" stroke-width=".9"/>`;
const coins = [
  symbol('coin', 20, 20, `<circle cx="10" cy="10" r="10" fill="${gold}"/>${rim}${coinStar(ink900)}`),
  symbol('coin-inverted', 20, 20, `<circle cx="10" cy="10" r="10" fill="${ink900}"/>${coinStar(gold)}`),
];

const starsOf = (places: readonly number[], side: RarityStarSide) =>
  places.map((place) =>
    starPath((place - 0.5) * side + (place - 1) * rarityStarGap, side / 2, (side * 5.6) / 12, 0.36),
  );

/** Five stars in the color of the text, of which the first `count` are bright. */
function stars(count: StarCount, side: RarityStarSide): string {
  const bright = starsOf(starCounts.slice(0, count), side).join('');
  const dim = starsOf(starCounts.slice(count), side).join('');
  const paths = `<path d="${bright}"/>${dim && `<path d="${dim}" opacity=".22"/>`}`;
  return symbol(`stars-${count}-${side}`, rarityStarsWidth(side), side, paths);
}

const symbols = [
  ...icons,
  ...coins,
  ...starCounts.flatMap((count) => Object.values(rarityStarSides).map((side) => stars(count, side))),
];

/** An SVG file with a symbol for each icon, which `npm run icons` writes. */
export const iconSprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;

const hash = createHash('sha256').update(iconSprite).digest('hex').slice(0, 10);

/** The path of the sprite. It changes with the content, so browsers keep the file for good. */
export const iconFile = `static/sprite/icons.${hash}.svg`;
