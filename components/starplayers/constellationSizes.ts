/** The sizes of constellations beside Star Players, in px. */
export const constellationSizes = {
  large: { width: 380, height: 340 },
  round: { width: 270, height: 270 },
  tall: { width: 240, height: 300 },
  listed: { width: 250, height: 250 },
} as const;

export type ConstellationSize = keyof typeof constellationSizes;
