import { sentenceOf } from './errorCause';

/** Prints the lines of a command. An error is printed as its sentence, and the process ends with code 1. */
export function runCommand(command: () => Promise<string[]>): void {
  command().then(
    (lines) => process.stdout.write(`${lines.join('\n')}\n`),
    (error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`);
      process.exitCode = 1;
    },
  );
}
