import { z } from 'zod';
import { longestNote, reportReasons } from '../../../domain/playerReports';
import type { ServiceContext } from '../../../serviceContext';
import { reportPlayer } from '../../../useCases/club/reportPlayer';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { findOtherPlayer, otherPlayer } from './otherPlayer';

const reportBody = otherPlayer.safeExtend({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(longestNote).optional().describe('What happened, in the player’s own words.'),
});

/** Reports of players; this platform's own operation (docs/contracts/club-calls.md, Friends). */
export function playerReports({ db }: ServiceContext) {
  return [
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
