import type { Tones } from './glyph';

/** Rarities from the least to the most: a rarity has as many stars as its place in this list. */
export const rarities = ['common', 'rare', 'epic', 'legendary', 'exotic'] as const;

export type Rarity = (typeof rarities)[number];

export const isRarity = (name: string): name is Rarity => rarities.some((rarity) => rarity === name);

/** Stars of a rarity: its magnitude. */
export const starsOf = (rarity: Rarity): number => rarities.indexOf(rarity) + 1;

export const rarityTones: Record<Rarity, Tones> = {
  common: { color: '#A7B4CC', dark: '#465373', light: '#EEF3FF', ink: '#1a2238' },
  rare: { color: '#4DA8FF', dark: '#134a94', light: '#d8eeff', ink: '#0b2147' },
  epic: { color: '#BE8CFF', dark: '#5a2aa8', light: '#f1e4ff', ink: '#26124d' },
  legendary: { color: '#FFB13D', dark: '#9a4f0c', light: '#fff1c9', ink: '#3d1d08' },
  exotic: { color: '#FF6FAE', dark: '#9a1560', light: '#ffe3f0', ink: '#420a30' },
};

/** Slate: what cannot be claimed now. */
export const mutedTones: Tones = { color: '#5b678a', dark: '#2c3859', light: '#98a4c6', ink: '#0e152a' };
