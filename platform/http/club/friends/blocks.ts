import { z } from 'zod';
import { readBlocks, removeBlock } from '../../../db/stores/players/blockStore';
import { longestNote, reportReasons } from '../../../domain/playerReports';
import type { ServiceContext } from '../../../serviceContext';
import { blockPlayer } from '../../../useCases/club/blockPlayer';
import { reportPlayer } from '../../../useCases/club/reportPlayer';
import { orNotFound } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { guidPattern, idInPath } from '../../kernel/paths';
import { blockResponse, blockShape } from './friendShapes';
import { findOtherPlayer, otherPlayer } from './otherPlayer';

const path = `/v3/profiles/${idInPath}/blocks`;

const reportBody = otherPlayer.safeExtend({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(longestNote).optional().describe('What happened, in the player’s own words.'),
});

/** Blocks and reports of players; this platform's own operations (docs/contracts/club-calls.md, Friends). */
export function blocks(services: ServiceContext) {
  const { db } = services;

  return [
    playerOperation('GET', path, {
      id: 'getBlocks',
      summary: 'The players that the player has blocked, the last first.',
      response: z.object({ blocks: z.array(blockShape) }),
      handle: async ({ profileId }) => ({
        blocks: (await readBlocks(db, profileId)).map((block) => blockResponse(services, block)),
      }),
    }),
    playerOperation('POST', path, {
      id: 'createBlock',
      summary: 'Blocks a player, by id or by name.',
      description: 'Ends the friendship and the requests between the two. A repeat changes nothing.',
      errors: ['notFound'],
      body: otherPlayer,
      response: blockShape,
      handle: async ({ profileId, body, now }) => {
        const pid = await findOtherPlayer(db, profileId, body);
        await blockPlayer(db, profileId, pid, now);
        const block = (await readBlocks(db, profileId)).find((one) => one.profileId === pid);
        return blockResponse(services, orNotFound(block));
      },
    }),
    playerOperation('DELETE', `${path}/:blockedId{${guidPattern}}`, {
      id: 'deleteBlock',
      summary: 'Unblocks a player. The friendship does not return.',
      errors: ['notFound'],
      handle: async ({ c, profileId }) => {
        orNotFound(await removeBlock(db, profileId, c.req.param('blockedId') ?? ''));
      },
    }),
    playerOperation('POST', `/v3/profiles/${idInPath}/reports`, {
      id: 'createPlayerReport',
      summary: 'Reports a player to the operators, by id or by name.',
      description:
        'The other player is not notified. A repeat replaces the reason and the note while the report is open.',
      errors: ['notFound', 'tooManyCalls'],
      body: reportBody,
      handle: async ({ profileId, body, now }) => {
        const pid = await findOtherPlayer(db, profileId, body);
        const report = { reporterId: profileId, reportedId: pid, reason: body.reason, note: body.note ?? '' };
        await reportPlayer(db, report, now);
      },
    }),
  ];
}
