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

const helpOf = ({ summary, usage, changes }: OperatorCommand) => [
  usage,
  `    ${summary}`,
  ...Object.entries(changes).map(([option, change]) => `    --${option}: ${change}`),
];

const help = [...Object.values(commands).flatMap(helpOf), 'What changes something needs --yes; all else only reads.'];

/**
 * `npm run operate`: what an operator does on the platform's database, by command. Prints the help without one. A command that
 * would change something does nothing without `--yes`.
 */
async function main([name, ...args]: string[]): Promise<string[]> {
  if (name === undefined || name === '--help') return help;
  const command = commands[name];
  if (!command) throw new Error([`There is no command "${name}".`, ...help].join('\n'));
  if (args.includes('--help')) return helpOf(command);
  const options = args.filter((arg) => arg !== '--yes');
  const work = command.prepare(options);
  const named = options.map((option) => option.replace(/=.*/s, ''));
  const change = Object.entries(command.changes).find(([option]) => named.includes(`--${option}`));
  if (change && !args.includes('--yes')) throw new Error(`${change[1]} Nothing is changed yet: add --yes.`);
  return withDatabase(readSettings(process.env), (db) => work(db, systemClock.now()));
}

void runCommand(() => main(process.argv.slice(2)));
