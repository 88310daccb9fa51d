/** Numbers that every picture is drawn from. All of them are deterministic: the same id gives the same picture. */

/** A 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Gives the next number of a sequence, from 0 up to, not including, 1. */
export type Random = () => number;

/** A repeatable sequence of random numbers (Mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, least = 0, most = 1): number => Math.max(least, Math.min(most, value));

/** Rounded to a tenth: precise enough for a picture 800 units high, and much smaller. */
export const tenth = (value: number): number => +value.toFixed(1);

/** A whole turn in radians, to the digits the drawings were made with. */
export const fullTurn = 6.2832;

/** Smooth noise along a line: from 0 to 1 at any position. */
export type Noise = (position: number) => number;

/** Value noise over 256 random heights. */
export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const heights = Array.from({ length: 256 }, random);
  return (position) => {
    const cell = Math.floor(position);
    const within = position - cell;
    const eased = within * within * (3 - 2 * within);
    return lerp(at(heights, cell & 255), at(heights, (cell + 1) & 255), eased);
  };
}

/** Noise over several octaves, each twice as fine and `gain` times as strong as the one before. */
export function fractalNoise(noise: Noise, position: number, octaves = 4, gain = 0.5): number {
  let sum = 0;
  let total = 0;
  let strength = 1;
  let x = position;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x + octave * 17.3);
    total += strength;
    strength *= gain;
    x *= 2.03;
  }
  return sum / total;
}

/** The item at an index; fails where a list is shorter than a drawing takes for granted. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return item;
}

/** One item of a list, at random. */
export const pick = <T>(list: readonly T[], random: Random): T => at(list, Math.floor(random() * list.length));
