import { defineEndpoint, path } from '../http/endpoint';
import { readInstant, readLink, readListIn, readNothing, readObject, readString } from '../http/parse';

// Blocks and reports are an addition of this platform (docs/contracts/club-calls.md, Friends).

/** Another player, by profile id or by name. */
export type NamedPlayer = { pid: string } | { nameOnPlatform: string };

/** A player that the player has blocked. */
export interface Block {
  pid: string;
  nameOnPlatform: string;
  avatarUrl: string | null;
  blockDate: string;
}

const readBlock = readObject<Block>((field) => ({
  pid: field('pid', readString),
  nameOnPlatform: field('nameOnPlatform', readString),
  avatarUrl: field('avatarUrl', readLink),
  blockDate: field('blockDate', readInstant),
}));

export const readBlocks = readListIn('blocks', readBlock);

/** Why a player is reported. */
export type ReportReason = 'name' | 'harassment' | 'cheating' | 'spam' | 'other';

const blocksPath = '/v3/profiles/me/blocks';

/** The blocked players, the last first. */
export const getBlocks = defineEndpoint<null, Block[]>({
  name: 'account.getBlocks',
  method: 'GET',
  path: () => blocksPath,
  auth: 'ticket',
  parse: readBlocks,
});

/** Blocks a player, and ends the friendship and the requests between the two. */
export const blockPlayer = defineEndpoint<NamedPlayer, Block>({
  name: 'account.blockPlayer',
  method: 'POST',
  path: () => blocksPath,
  body: (player) => player,
  auth: 'ticket',
  parse: readBlock,
});

export const unblockPlayer = defineEndpoint<{ pid: string }, null>({
  name: 'account.unblockPlayer',
  method: 'DELETE',
  path: ({ pid }) => blocksPath + path`/${pid}`,
  auth: 'ticket',
  parse: readNothing,
});

/** Reports a player to the operators. */
export const reportPlayer = defineEndpoint<NamedPlayer & { reason: ReportReason; note: string }, null>({
  name: 'account.reportPlayer',
  method: 'POST',
  path: () => '/v3/profiles/me/reports',
  body: (report) => report,
  auth: 'ticket',
  parse: readNothing,
});
