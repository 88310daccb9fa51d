import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** An option with a value. */
export const text = { type: 'string' } as const;

/** Reads the options of a command. Throws an error that explains in one sentence what is wrong, and how it is used. */
export function readArguments<const T extends Options>(args: string[], options: T, usage: string) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} Use it so: ${usage}`, { cause: error });
  }
}

interface Bounds {
  least?: number;
  most?: number;
  isWhole?: boolean;
}

/** The number of an option. Throws an error with one sentence where it is none, or not within its bounds. */
export function readNumber(
  name: string,
  given: string,
  { least = -Infinity, most = Infinity, isWhole }: Bounds,
): number {
  const value = Number(given);
  const isRight = given.trim() !== '' && value >= least && value <= most && (!isWhole || Number.isSafeInteger(value));
  if (isRight) return value;
  const range = most < Infinity ? ` from ${least} to ${most}` : '';
  throw new Error(`--${name} is "${given}"; give a ${isWhole ? 'whole ' : ''}number${range}.`);
}
