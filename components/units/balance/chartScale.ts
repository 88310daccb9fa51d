const steps = [1, 2, 2.5, 4, 5, 10];
const mostLines = 4;

/** Round values for the grid lines of a chart from 0 up, and its upper end: a little over the largest value. */
export function yScale(largest: number): { top: number; lines: number[] } {
  const most = Math.max(largest, 10);
  const magnitude = 10 ** Math.floor(Math.log10(most / mostLines));
  const step = steps.map((factor) => factor * magnitude).find((size) => most / size < mostLines) ?? 10 * magnitude;
  const lines = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return { top: most * 1.08, lines };
}

/** A label over a point of a chart, in the chart's pixels. */
export interface Note {
  id: string;
  label: string;
  x: number;
  /** Heavier notes are placed first. */
  weight: number;
}

/** The average width of a letter, in the chart's pixels. */
const characterWidth = 6.6;
const gap = 16;

/** Half the width of a note's text. */
export const halfWidth = ({ label }: Pick<Note, 'label'>) => (label.length * characterWidth) / 2;

/** The notes that fit between two edges without overlapping, the heaviest placed first. */
export function pickNotes(notes: readonly Note[], { left, right }: { left: number; right: number }): Note[] {
  const picked: Note[] = [];
  for (const note of [...notes].sort((a, b) => b.weight - a.weight)) {
    const noteHalf = halfWidth(note);
    const isInside = note.x - noteHalf >= left && note.x + noteHalf <= right;
    const touches = picked.some((other) => Math.abs(other.x - note.x) < halfWidth(other) + noteHalf + gap);
    if (isInside && !touches) picked.push(note);
  }
  return picked;
}
