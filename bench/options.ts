import { number, readArguments, text } from '../platform/support/readArguments';

/** In the order in which they run: `bytes` reads every page, and the server then makes all of them again. */
const siteParts = ['press', 'load', 'bytes', 'heavy'] as const;
const otherParts = ['platform', 'cluster', 'growth'] as const;

/** The account of the heavy player makes the database another one, and `growth` writes ten gigabytes. */
const onlyByName: readonly string[] = ['heavy', 'growth'];

const countTo = (most: number) => number({ least: 1, most, isWhole: true });

const counts = {
  /** How many times each page runs in a browser; 5 otherwise. */
  runs: countTo(100),
  /** How many rewards, games with challenges, and articles the catalog has; the seeded ones otherwise. */
  rewards: countTo(100_000),
  games: countTo(1000),
  articles: countTo(10_000),
  /** How many players `growth` has, 200,000 otherwise, and how many entries each of their ledgers, 20 otherwise. */
  players: countTo(10_000_000),
  entries: countTo(1000),
};

/** What a benchmark measures. */
export interface BenchOptions extends Partial<Record<keyof typeof counts, number>> {
  site: readonly (typeof siteParts)[number][];
  others: readonly (typeof otherParts)[number][];
  /** Paths of the pages that run in a browser; five otherwise. */
  pages?: readonly string[];
}

const usage =
  'npm run bench -- [site] [bytes] [press] [load] [heavy] [platform] [cluster] [growth] [--pages /,/rewards] [--runs 5] [--rewards 5000] [--games 200] [--articles 2000] [--players 1000000] [--entries 20].';

/** Reads the command line: everything without names of parts. Throws an error with one sentence that names the mistake. */
export function readOptions(args: string[]): BenchOptions {
  const firstOption = args.findIndex((each) => each.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const unknown = names.find((name) => ![...siteParts, ...otherParts, 'site'].some((known) => known === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no part of the benchmark. Use it so: ${usage}`);
  const { pages, ...counted } = readArguments(args.slice(names.length), { pages: text, ...counts }, usage);
  const isAll = names.length === 0;
  const isChosen = (part: string, isInGroup: boolean) =>
    names.includes(part) || (isInGroup && !onlyByName.includes(part));
  return {
    site: siteParts.filter((part) => isChosen(part, isAll || names.includes('site'))),
    others: otherParts.filter((part) => isChosen(part, isAll)),
    pages: pages?.split(','),
    ...counted,
  };
}
