import { readArguments } from '../platform/support/readArguments';

const siteParts = ['bytes', 'pages', 'lighthouse', 'load'] as const;
export type SitePart = (typeof siteParts)[number];

/** What a benchmark measures. */
export interface BenchOptions {
  site: readonly SitePart[];
  hasPlatform: boolean;
  /** Paths of the pages that run in a browser; each part has its own otherwise. */
  pages?: readonly string[];
  /** How many times each page runs in a browser; each part has its own number otherwise. */
  runs?: number;
}

const usage = 'npm run bench -- [site] [bytes] [pages] [lighthouse] [load] [platform] [--pages /,/rewards] [--runs 8].';

/** Reads the command line: everything without names of parts. Throws an error with one sentence that names the mistake. */
export function readOptions(args: string[]): BenchOptions {
  const firstOption = args.findIndex((each) => each.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const text = { type: 'string' } as const;
  const { pages, runs } = readArguments(args.slice(names.length), { pages: text, runs: text }, usage);
  const unknown = names.find((name) => ![...siteParts, 'site', 'platform'].includes(name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no part of the benchmark. Use it so: ${usage}`);
  const isAll = names.length === 0;
  return {
    site: siteParts.filter((part) => isAll || names.includes('site') || names.includes(part)),
    hasPlatform: isAll || names.includes('platform'),
    ...(pages !== undefined && { pages: pages.split(',') }),
    ...(runs !== undefined && { runs: readRuns(runs) }),
  };
}

function readRuns(text: string): number {
  const runs = Number(text);
  if (Number.isInteger(runs) && runs >= 1 && runs <= 100) return runs;
  throw new Error(`--runs is "${text}"; give a whole number from 1 to 100: ${usage}`);
}
