import { sentenceOf } from './errorCause';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

type Outcome = Promise<readonly string[]> | Promise<void> | readonly string[];

/**
 * Runs a command, prints the lines that it returns, and ends the process. An error is printed as its sentence, and the exit code
 * is 1; a command may set another one.
 */
export async function runCommand(command: () => Outcome): Promise<void> {
  try {
    const lines = await command();
    if (lines) print(lines.join('\n'));
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = 1;
  }
  process.exit();
}
