import type { Runs } from '../../platform/fuzz/forAll';
import { readArguments } from '../../platform/support/readArguments';

const usage =
  'npm run fuzz -- [--runs <number>] [--site <address of a running site>] [--seed <number> [--path <path>]]';

export interface FuzzOptions extends Runs {
  /** The running site to try; without it, a platform is started and tried. */
  site?: string;
}

/** The sentence of the error names the mistake. */
export function readOptions(args: string[]): FuzzOptions {
  const { runs, seed, path, site } = parse(args);
  if (path !== undefined && seed === undefined)
    throw new Error(`--path needs the --seed that it was printed with: ${usage}`);
  return {
    runs: readNumber('runs', runs ?? '50000'),
    ...(seed !== undefined && { seed: readNumber('seed', seed) }),
    ...(path !== undefined && { path }),
    ...(site !== undefined && { site: readOrigin(site) }),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  return readArguments(args, { runs: text, seed: text, path: text, site: text }, usage);
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value)) return value;
  throw new Error(`--${name} is "${text}"; give a whole number.`);
}

function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin.startsWith('http:')) return origin;
  throw new Error(`--site is "${text}"; give an address such as http://localhost:3000.`);
}
