/** The sixteen games: their names, how their pictures are composed and colored, and how their names are lettered. */

/** One composition a game: see `compositions/`. */
export type Family =
  | 'arches'
  | 'aurora'
  | 'banners'
  | 'city'
  | 'dunes'
  | 'forest'
  | 'gate'
  | 'isles'
  | 'kites'
  | 'orrery'
  | 'peaks'
  | 'planet'
  | 'road'
  | 'swell'
  | 'trench'
  | 'volcano';

/** Six colors a game, from its darkest ink to its haze; the accent is the one bright one. */
export interface Palette {
  ink: string;
  deep: string;
  mid: string;
  accent: string;
  light: string;
  haze: string;
}

/** What is drawn around or under a game's lettering. */
export type Ornament =
  | 'arc'
  | 'beam'
  | 'ember'
  | 'frost'
  | 'gate'
  | 'leaf'
  | 'moons'
  | 'none'
  | 'orbit'
  | 'outline'
  | 'doubleOutline'
  | 'rules'
  | 'slash';

export interface GameArt {
  slug: string;
  name: string;
  tagline: string;
  genre: string;
  family: Family;
  palette: Palette;
  /** Colors of the lettering from top to bottom, and its ornament. */
  logo: { top: string; bottom: string; ornament: Ornament };
}

export const games = [
  {
    slug: 'far-meridian',
    name: 'Far Meridian',
    tagline: 'Walk until the map ends.',
    genre: 'Open-world adventure',
    family: 'peaks',
    palette: { ink: '#120c2c', deep: '#3a2361', mid: '#9a4a8c', accent: '#ff9a6b', light: '#ffe3b4', haze: '#f5806f' },
    logo: { top: '#fff6e0', bottom: '#ffd0a0', ornament: 'arc' },
  },
  {
    slug: 'halcyon-orbit',
    name: 'Halcyon Orbit',
    tagline: 'A fleet of one.',
    genre: 'Space strategy',
    family: 'planet',
    palette: { ink: '#04141c', deep: '#07303a', mid: '#1b8a8a', accent: '#f2b98a', light: '#fff0d2', haze: '#7fc7bf' },
    logo: { top: '#fffdf2', bottom: '#f4d9ae', ornament: 'orbit' },
  },
  {
    slug: 'last-aqueduct',
    name: 'The Last Aqueduct',
    tagline: 'Bring the water home.',
    genre: 'Puzzle adventure',
    family: 'arches',
    palette: { ink: '#200f24', deep: '#6d4a63', mid: '#a8564d', accent: '#ffb978', light: '#fff0c4', haze: '#ec9f6b' },
    logo: { top: '#fff8e2', bottom: '#ffd79a', ornament: 'rules' },
  },
  {
    slug: 'saltwatch',
    name: 'Saltwatch',
    tagline: 'Keep the light. Fear the dark.',
    genre: 'Survival mystery',
    family: 'swell',
    palette: { ink: '#061920', deep: '#123a40', mid: '#2a6066', accent: '#ffd98a', light: '#f3e6c4', haze: '#9db08d' },
    logo: { top: '#fff6d8', bottom: '#f2dca0', ornament: 'beam' },
  },
  {
    slug: 'wildermere',
    name: 'Wildermere',
    tagline: 'The forest remembers you.',
    genre: 'Co-op adventure',
    family: 'forest',
    palette: { ink: '#08231f', deep: '#1c4f48', mid: '#2f8a63', accent: '#d6e96a', light: '#f7f2b2', haze: '#b9d98a' },
    logo: { top: '#fffde0', bottom: '#e6ee9a', ornament: 'leaf' },
  },
  {
    slug: 'redline-coast',
    name: 'Redline Coast',
    tagline: 'Every corner a sunset.',
    genre: 'Racing',
    family: 'road',
    palette: { ink: '#1f0c40', deep: '#5f1c6c', mid: '#b0347f', accent: '#ff7f55', light: '#ffd79a', haze: '#e23b72' },
    logo: { top: '#fff4cc', bottom: '#ff9a5e', ornament: 'slash' },
  },
  {
    slug: 'ninth-orrery',
    name: 'The Ninth Orrery',
    tagline: 'Wind the heavens again.',
    genre: 'Mechanical puzzle',
    family: 'orrery',
    palette: { ink: '#140711', deep: '#2c0f1d', mid: '#8a3a2c', accent: '#e2a75a', light: '#fff0c4', haze: '#b8763a' },
    logo: { top: '#fff3d0', bottom: '#e2a75a', ornament: 'rules' },
  },
  {
    slug: 'twin-moon-caravan',
    name: 'Twin Moon Caravan',
    tagline: 'Trade. Wander. Return.',
    genre: 'Trading simulation',
    family: 'dunes',
    palette: { ink: '#241645', deep: '#5f3b80', mid: '#c77ba0', accent: '#ffb59c', light: '#fff3d8', haze: '#f3a49a' },
    logo: { top: '#fffaf0', bottom: '#ffd6b4', ornament: 'moons' },
  },
  {
    slug: 'hollow-north',
    name: 'Hollow North',
    tagline: 'Warmth is a weapon.',
    genre: 'Survival',
    family: 'aurora',
    palette: { ink: '#040b1c', deep: '#07203a', mid: '#2d7f8c', accent: '#43f0ad', light: '#eafff4', haze: '#8fd6cd' },
    logo: { top: '#f6fffb', bottom: '#b6f0de', ornament: 'frost' },
  },
  {
    slug: 'abyssal-choir',
    name: 'Abyssal Choir',
    tagline: 'Something is singing below.',
    genre: 'Exploration',
    family: 'trench',
    palette: { ink: '#020818', deep: '#061a42', mid: '#0b6a92', accent: '#6ff0e0', light: '#e9fff9', haze: '#1fa3b8' },
    logo: { top: '#f2fffb', bottom: '#8fe9e4', ornament: 'rules' },
  },
  {
    slug: 'skylark-isles',
    name: 'Skylark Isles',
    tagline: 'A kingdom on the wind.',
    genre: 'Adventure',
    family: 'isles',
    palette: { ink: '#123a5c', deep: '#1f6f9a', mid: '#2f9fc0', accent: '#ffc94d', light: '#fffbe6', haze: '#8fd2d4' },
    logo: { top: '#ffffff', bottom: '#fff0c0', ornament: 'outline' },
  },
  {
    slug: 'nocturne-nine',
    name: 'Nocturne Nine',
    tagline: 'Nine floors. One night.',
    genre: 'Stealth action',
    family: 'city',
    palette: { ink: '#07031a', deep: '#271254', mid: '#7a2a8c', accent: '#ff4f86', light: '#ffd9e6', haze: '#f06aa0' },
    logo: { top: '#ffffff', bottom: '#ffc4d8', ornament: 'none' },
  },
  {
    slug: 'banner-and-bone',
    name: 'Banner & Bone',
    tagline: 'Hold the last hill.',
    genre: 'Turn-based tactics',
    family: 'banners',
    palette: { ink: '#220a10', deep: '#5c1d20', mid: '#b8352f', accent: '#ec8a55', light: '#faecd0', haze: '#e79a66' },
    logo: { top: '#fffaec', bottom: '#fbe3b8', ornament: 'rules' },
  },
  {
    slug: 'emberfall',
    name: 'Emberfall',
    tagline: 'Carry the fire down.',
    genre: 'Action role-playing',
    family: 'volcano',
    palette: { ink: '#0d0406', deep: '#3a0f10', mid: '#a8280f', accent: '#ff8a3a', light: '#fff0a8', haze: '#d94a1f' },
    logo: { top: '#fff6c8', bottom: '#ff8a3a', ornament: 'ember' },
  },
  {
    slug: 'kite-season',
    name: 'Kite Season',
    tagline: 'Let the afternoon go.',
    genre: 'Family party',
    family: 'kites',
    palette: { ink: '#12413f', deep: '#1f6a5a', mid: '#2f9fa8', accent: '#ff7a5c', light: '#fdf3d8', haze: '#bfe6e0' },
    logo: { top: '#ffffff', bottom: '#fff6e0', ornament: 'doubleOutline' },
  },
  {
    slug: 'moongate',
    name: 'Moongate',
    tagline: 'Cross where the water is still.',
    genre: 'Stealth fantasy',
    family: 'gate',
    palette: { ink: '#070a1e', deep: '#131d46', mid: '#46588c', accent: '#f7a8a8', light: '#fff1e6', haze: '#aab8d6' },
    logo: { top: '#ffffff', bottom: '#ffd9cf', ornament: 'gate' },
  },
] as const satisfies readonly GameArt[];

export type GameSlug = (typeof games)[number]['slug'];

/** A game by its slug, if there is one. */
export const findGame = (slug: string): (GameArt & { slug: GameSlug }) | undefined =>
  games.find((game) => game.slug === slug);
