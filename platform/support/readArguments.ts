import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads the options of a command. Throws an error that explains in one sentence what is wrong, and how it is used. */
export function readArguments<const T extends Options>(args: string[], options: T, usage: string) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} Use it so: ${usage}`, { cause: error });
  }
}
