import type { Runs } from '../../platform/fuzz/forAll';
import { number, readArguments, text } from '../../platform/support/readArguments';

const usage =
  'npm run fuzz -- [--runs <number>] [--site <address of a running site>] [--seed <number> [--path <path>]]';

export interface FuzzOptions extends Runs {
  /** The running site to try; without it, a platform is started and tried. */
  site?: string;
}

/** The sentence of the error names the mistake. */
export function readOptions(args: string[]): FuzzOptions {
  const whole = number({ isWhole: true });
  const { site, ...given } = readArguments(args, { runs: whole, seed: whole, path: text, site: text }, usage);
  if (given.path !== undefined && given.seed === undefined)
    throw new Error(`--path needs the --seed that it was printed with: ${usage}`);
  return { runs: 50_000, ...given, ...(site !== undefined && { site: readOrigin(site) }) };
}

function readOrigin(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  if (origin.startsWith('http:')) return origin;
  throw new Error(`--site is "${address}"; give an address such as http://localhost:3000.`);
}
