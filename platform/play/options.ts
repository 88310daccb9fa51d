import { parseArgs } from 'node:util';
import { demoPassword } from '../db/seed/demoPassword';

/** What the play command is told. */
export interface PlayOptions {
  player: string;
  game: string;
  password: string;
  platformUrl: string;
  /** Events to send instead of those that complete the active weekly challenges. */
  events: { name: string; count: number }[] | null;
}

export const usage =
  "npm run play -- --player <email> --game <slug> [--password <password>] [--events 'cave.charted:12,storm.survived:3'] [--platform-url <url>]";

/** Reads the command line. Throws an error with one sentence that says what is wrong with it. */
export function readOptions(args: string[], variables: Record<string, string | undefined>): PlayOptions {
  const values = parse(args);
  if (!values.player) throw new Error(`--player is missing; say who plays: ${usage}`);
  if (!values.game) throw new Error(`--game is missing; say what is played: ${usage}`);
  return {
    player: values.player,
    game: values.game,
    password: values.password ?? demoPassword,
    platformUrl: readUrl(values['platform-url'] ?? `http://localhost:${variables.PLATFORM_PORT || '4000'}`),
    events: values.events === undefined ? null : values.events.split(',').map(readEvent),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { player: text, game: text, password: text, events: text, 'platform-url': text };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} Use it so: ${usage}`, { cause: error });
  }
}

function readUrl(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin.startsWith('http')) return origin;
  throw new Error(`"${text}" is no address of a platform; give one such as http://localhost:4000.`);
}

function readEvent(text: string): { name: string; count: number } {
  const [name = '', amount = '1', ...rest] = text.trim().split(':');
  const count = Number(amount);
  if (name && count > 0 && Number.isFinite(count) && rest.length === 0) return { name, count };
  throw new Error(`"${text}" is no event; write its name and how often, such as cave.charted:12.`);
}
