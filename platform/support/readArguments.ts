import { parseArgs } from 'node:util';
import { sentenceOf } from './errorCause';

interface Bounds {
  least?: number;
  most?: number;
  isWhole?: boolean;
}

type CommandOption = { type: 'string'; bounds?: Bounds } | { type: 'boolean' };

type ValueOf<T extends CommandOption> = T extends { type: 'boolean' }
  ? boolean
  : T extends { bounds: Bounds }
    ? number
    : string;

/** An option with a value. */
export const text = { type: 'string' } as const;

/** An option whose value is a number: one outside of the bounds is an error. */
export const number = (bounds: Bounds) => ({ type: 'string', bounds }) as const;

/** Reads the options of a command. Throws an error that explains in one sentence what is wrong, and how it is used. */
export function readArguments<const T extends Record<string, CommandOption>>(
  args: string[],
  options: T,
  usage: string,
) {
  const values = Object.entries(parseOptions(args, options, usage)).map(([name, value]) => [
    name,
    readValue(name, value, options[name]),
  ]);
  return Object.fromEntries(values) as { [Name in keyof T]?: ValueOf<T[Name]> };
}

function parseOptions(args: string[], options: Record<string, CommandOption>, usage: string) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${sentenceOf(error)} Use it so: ${usage}`, { cause: error });
  }
}

const readValue = (name: string, given: unknown, option: CommandOption | undefined) =>
  option?.type === 'string' && option.bounds && typeof given === 'string'
    ? readNumber(name, given, option.bounds)
    : given;

function readNumber(name: string, given: string, { least = -Infinity, most = Infinity, isWhole }: Bounds): number {
  const value = Number(given);
  const isRight = given.trim() !== '' && value >= least && value <= most && (!isWhole || Number.isSafeInteger(value));
  if (isRight) return value;
  const range = most < Infinity ? ` from ${least} to ${most}` : '';
  throw new Error(`--${name} is "${given}"; give a ${isWhole ? 'whole ' : ''}number${range}.`);
}
