import { readArguments, readNumber, text } from '../platform/support/readArguments';

/** In the order in which they run: `bytes` reads every page, and the server then makes all of them again. */
const siteParts = ['press', 'load', 'bytes', 'heavy'] as const;
export type SitePart = (typeof siteParts)[number];

/** What a benchmark measures. */
export interface BenchOptions {
  site: readonly SitePart[];
  hasPlatform: boolean;
  /** True where pages behind nginx are measured. */
  hasCluster: boolean;
  /** Paths of the pages that run in a browser; five otherwise. */
  pages?: readonly string[];
  /** How many times each page runs in a browser; 5 otherwise. */
  runs?: number;
  /** How many rewards the catalog has; the seeded ones otherwise. */
  rewards?: number;
  /** How many games, with challenges, and how many articles. */
  games?: number;
  articles?: number;
  /** True where the hot calls and the jobs are measured with many players. */
  hasGrowth?: boolean;
  /** How many players that are; 200,000 otherwise. */
  players?: number;
  /** How many entries each of their ledgers has; 20 otherwise. */
  entries?: number;
}

const usage =
  'npm run bench -- [site] [bytes] [press] [load] [heavy] [platform] [cluster] [growth] [--pages /,/rewards] [--runs 5] [--rewards 5000] [--games 200] [--articles 2000] [--players 1000000] [--entries 20].';

/** The most of each number. */
const most = { runs: 100, rewards: 100_000, games: 1000, articles: 10_000, players: 10_000_000, entries: 1000 };

/** Reads the command line: everything without names of parts. Throws an error with one sentence that names the mistake. */
export function readOptions(args: string[]): BenchOptions {
  const firstOption = args.findIndex((each) => each.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const counted = { runs: text, rewards: text, games: text, articles: text, players: text, entries: text };
  const { pages, ...counts } = readArguments(args.slice(names.length), { pages: text, ...counted }, usage);
  const count = (name: keyof typeof counts) =>
    counts[name] === undefined
      ? undefined
      : readNumber(name, counts[name], { least: 1, most: most[name], isWhole: true });
  const unknown = names.find((name) => ![...siteParts, 'site', 'platform', 'cluster', 'growth'].includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no part of the benchmark. Use it so: ${usage}`);
  const isAll = names.length === 0;
  return {
    // The heavy player only by name: its account makes the database another one.
    site: siteParts.filter((part) => names.includes(part) || (part !== 'heavy' && (isAll || names.includes('site')))),
    hasPlatform: isAll || names.includes('platform'),
    hasCluster: isAll || names.includes('cluster'),
    // Not without its name: it writes ten gigabytes.
    ...(names.includes('growth') && { hasGrowth: true }),
    pages: pages?.split(','),
    runs: count('runs'),
    rewards: count('rewards'),
    games: count('games'),
    articles: count('articles'),
    players: count('players'),
    entries: count('entries'),
  };
}
