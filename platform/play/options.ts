import { virtualUserCount } from '../content/players/virtualUsers';
import { demoPassword } from '../content/players/demoPassword';
import { localKeysFile } from '../play/localKeys';
import { number, readArguments, text } from '../support/readArguments';

interface SharedOptions {
  password: string;
  platformUrl: string;
  /** File of the games' keys, which the local platform writes. */
  keysFile: string;
}

/** Options of the play command for one player. */
export interface PlayOptions extends SharedOptions {
  player: string;
  game: string;
  /** The platform to play on (PC, PS4...); the last played one without it. */
  platform?: string;
  /** Events to send instead of those that complete the active weekly challenges. */
  events: { name: string; count: number }[] | null;
  /** True where the game delivers the player's claimed rewards instead of playing. */
  delivers?: boolean;
}

/** Options of the play command for a load run. */
export interface LoadOptions extends SharedOptions {
  players: number;
  minutes: number;
  /** Seed of the random numbers: the same seed plays the same way. */
  seed: number;
}

const usage =
  "npm run play -- --player <email> --game <slug> [--password <password>] [--events 'cave.charted:12,storm.survived:3'] [--deliver] [--platform PS4] [--platform-url <url>] [--keys <file>]";
const loadUsage =
  'npm run play -- --players <1 to 64> --minutes <how long> [--seed <number>] [--platform-url <url>] [--keys <file>]';

const options = {
  player: text,
  game: text,
  password: text,
  events: text,
  players: number({ least: 1, most: virtualUserCount, isWhole: true }),
  minutes: number({ least: 0.01, most: 24 * 60 }),
  seed: number({ least: 0, most: 2 ** 32 - 1, isWhole: true }),
  platform: text,
  'platform-url': text,
  keys: text,
  deliver: { type: 'boolean' },
} as const;

/** Reads the command line. Throws an error with one sentence that names the mistake. */
export function readOptions(
  args: string[],
  variables: Record<string, string | undefined>,
): { one: PlayOptions } | { load: LoadOptions } {
  const values = readArguments(args, options, usage);
  const platformUrl = readUrl(values['platform-url'] ?? `http://localhost:${variables.PLATFORM_PORT || '4000'}`);
  const password = values.password ?? demoPassword;
  const keysFile = values.keys ?? (variables.GAME_KEYS_FILE || localKeysFile(new URL(platformUrl).port));
  if (values.players !== undefined || values.minutes !== undefined) {
    if (values.player !== undefined || values.game !== undefined || values.events !== undefined) {
      throw new Error(`A crowd chooses its own games; leave --player, --game and --events out: ${loadUsage}`);
    }
    const { players = 50, minutes = 5, seed = 1 } = values;
    return { load: { players, minutes, seed, password, platformUrl, keysFile } };
  }
  if (values.seed !== undefined) throw new Error(`--seed is for a crowd; say how many play: ${loadUsage}`);
  if (!values.player) throw new Error(`--player is missing; say who plays: ${usage}`);
  if (!values.game) throw new Error(`--game is missing; say what is played: ${usage}`);
  const events = values.events === undefined ? null : values.events.split(',').map(readEvent);
  const { player, game, platform, deliver: delivers = false } = values;
  return { one: { player, game, password, platformUrl, keysFile, events, delivers, ...(platform && { platform }) } };
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
