import type { GameArt, GameSlug } from '../games';
import data from './lettering.json';

/** One line of lettering; its outline is centered on x 0. */
export interface LetteringLine {
  y: number;
  width: number;
  height: number;
  outline: string;
}

/** A name as outlines, so that a picture needs no font. Centered on x 0, its top at y 0. */
export interface Lettering {
  width: number;
  height: number;
  lines: LetteringLine[];
}

/** A game the art kit can draw. */
export type DrawnGame = GameArt & { slug: GameSlug };

export const letteringOf = (slug: GameSlug): Lettering => data.games[slug];

/** The publisher's name at the foot of a box. */
export const publisherLine: string = data.publisher.lines.map(({ outline }) => outline).join('');
