import { withDatabase } from '../db/withDatabase';
import { readSettings } from '../settings';
import { systemClock } from '../support/clock';
import { runCommand } from '../support/runCommand';
import { emails } from './emails';
import { keys } from './keys';
import type { OperatorCommand } from './OperatorCommand';
import { quarantine } from './quarantine';
import { refund } from './refund';
import { reports } from './reports';

const commands: Readonly<Record<string, OperatorCommand>> = { refund, keys, reports, quarantine, emails };

const help = Object.values(commands).flatMap(({ summary, usage }) => [usage, `    ${summary}`]);

/** `npm run operate`: what an operator does on the platform's database, by command. Prints the help without one. */
async function main([name, ...args]: string[]): Promise<string[]> {
  if (name === undefined || name === '--help') return help;
  const command = commands[name];
  if (!command) throw new Error([`There is no command "${name}".`, ...help].join('\n'));
  const work = command.prepare(args);
  return withDatabase(readSettings(process.env), (db) => work(db, systemClock.now()));
}

runCommand(() => main(process.argv.slice(2)));
