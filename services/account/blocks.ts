import { defineEndpoint, path } from '../http/endpoint';
import * as read from '../http/parse';

// Blocks and reports are an addition of this platform (docs/contracts/club-calls.md, Friends).

export type NamedPlayer = { pid: string } | { nameOnPlatform: string };

const readBlock = read.object({
  pid: read.string,
  nameOnPlatform: read.string,
  avatarUrl: read.link,
  blockDate: read.instant,
});
export type Block = ReturnType<typeof readBlock>;

export const readBlocks = read.listIn('blocks', readBlock);

export type ReportReason = 'name' | 'harassment' | 'cheating' | 'spam' | 'other';

const blocksPath = '/v3/profiles/me/blocks';

/** The last first. */
export const getBlocks = defineEndpoint<null, Block[]>({
  name: 'account.getBlocks',
  path: () => blocksPath,
  parse: readBlocks,
});

export const blockPlayer = defineEndpoint<NamedPlayer, Block>({
  name: 'account.blockPlayer',
  method: 'POST',
  path: () => blocksPath,
  body: (player) => player,
  parse: readBlock,
});

export const unblockPlayer = defineEndpoint<{ pid: string }, null>({
  name: 'account.unblockPlayer',
  method: 'DELETE',
  path: ({ pid }) => blocksPath + path`/${pid}`,
  parse: read.nothing,
});

export const reportPlayer = defineEndpoint<NamedPlayer & { reason: ReportReason; note: string }, null>({
  name: 'account.reportPlayer',
  method: 'POST',
  path: () => '/v3/profiles/me/reports',
  body: (report) => report,
  parse: read.nothing,
});
