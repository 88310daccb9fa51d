import { defineAddition, path } from '../http/endpoint';
import * as read from '../http/parse';

// Blocks and reports are an addition of this platform (docs/contracts/club-calls.md, Friends).

export type NamedPlayer = { pid: string } | { nameOnPlatform: string };

const readBlock = read.object({
  pid: read.string,
  nameOnPlatform: read.string,
  blockDate: read.instant,
});
export type Block = ReturnType<typeof readBlock>;

export const readBlocks = read.listIn('blocks', readBlock);

export type ReportReason = 'name' | 'harassment' | 'cheating' | 'spam' | 'other';

const blocksPath = '/v3/profiles/me/blocks';

/** The last first. */
export const getBlocks = defineAddition('account.getBlocks', 'GET', { path: blocksPath, parse: readBlocks });

/** Also ends the friendship and the requests between the two. */
export const blockPlayer = defineAddition('account.blockPlayer', 'POST', {
  path: blocksPath,
  body: (player: NamedPlayer) => player,
  parse: readBlock,
});

export const unblockPlayer = defineAddition('account.unblockPlayer', 'DELETE', {
  path: ({ pid }: { pid: string }) => blocksPath + path`/${pid}`,
  parse: read.nothing,
});

export const reportPlayer = defineAddition('account.reportPlayer', 'POST', {
  path: '/v3/profiles/me/reports',
  body: (report: NamedPlayer & { reason: ReportReason; note: string }) => report,
  parse: read.nothing,
});
