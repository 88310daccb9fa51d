const steps = [1, 2, 2.5, 4, 5, 10];
const mostLines = 4;

/** Round figures for the lines of a chart from 0 up, and where it ends: a little over the largest value. */
export function yScale(largest: number): { top: number; lines: number[] } {
  const most = Math.max(largest, 10);
  const magnitude = 10 ** Math.floor(Math.log10(most / mostLines));
  const step = steps.map((factor) => factor * magnitude).find((size) => most / size < mostLines) ?? 10 * magnitude;
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return { top: most * 1.08, lines };
}

/** A word over a point of a chart, in the chart's pixels. */
export interface Note {
  id: string;
  words: string;
  x: number;
  /** The more it weighs, the sooner it finds a place. */
  weight: number;
}

/** About how wide a letter is, in the chart's pixels. */
const letterWidth = 6.6;
const gap = 16;

/** Half of the width that a note's words take. */
export const halfWidth = ({ words }: Pick<Note, 'words'>) => (words.length * letterWidth) / 2;

/** As many notes, the weightiest first, as stand between two edges without touching each other. */
export function pickNotes(notes: readonly Note[], { left, right }: { left: number; right: number }): Note[] {
  const picked: Note[] = [];
  for (const note of [...notes].sort((a, b) => b.weight - a.weight)) {
    const half = halfWidth(note);
    const isInside = note.x - half >= left && note.x + half <= right;
    const touches = picked.some((other) => Math.abs(other.x - note.x) < halfWidth(other) + half + gap);
    if (isInside && !touches) picked.push(note);
  }
  return picked;
}
