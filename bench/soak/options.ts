import { parseArgs } from 'node:util';
import { virtualUserCount } from '../../platform/content/players/virtualUsers';

/** Options of the soak. */
export interface SoakOptions {
  minutes: number;
  /** Players who play, bank and claim. */
  players: number;
  /** Visitors who open pages, and half as many who sign in. */
  visitors: number;
}

const usage = 'npm run soak -- [--minutes 30] [--players 8] [--visitors 4]';

/** Reads the command line. Throws an error with one sentence that names the mistake. */
export function readOptions(args: string[]): SoakOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { minutes: text, players: text, visitors: text } });
  return {
    minutes: readNumber('minutes', values.minutes ?? '30', 0.5, 24 * 60),
    players: Math.round(readNumber('players', values.players ?? '8', 1, virtualUserCount)),
    visitors: Math.round(readNumber('visitors', values.visitors ?? '4', 1, 64)),
  };
}

function readNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= least && value <= most) return value;
  throw new Error(`--${name} is "${text}"; give a number from ${least} to ${most}: ${usage}`);
}
