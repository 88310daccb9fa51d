import { z } from 'zod';
import { recordEvents } from '../../../useCases/club/recordEvents';
import { rewardDelivered } from '../../../useCases/club/deliverClaims';
import type { ServiceContext } from '../../../serviceContext';
import { countHeldEvents, countUnkeptEvents } from '../../kernel/counters';
import { malformed } from '../../kernel/errors';
import { playerOperation } from '../../kernel/operation';
import { idInPath } from '../../kernel/paths';
import { readReporter } from '../../kernel/readReporter';

const amount = z.number().positive().max(1_000_000);

const event = z.object({
  id: z.guid().optional().describe('An event with an id counts once, however often it is sent.'),
  name: z.string().min(1).max(80),
  count: amount.optional(),
  data: z
    .object({ count: amount.optional(), seconds: amount.optional(), code: z.string().max(40).optional() })
    .optional()
    .describe(
      'Where games write how often, or the length of a session, instead of `count`; `code` of the claim that `reward.delivered` delivers.',
    ),
});
const batch = z.object({
  events: z.array(event).max(100),
  gameSessionId: z.string().max(80).nullish(),
  playerSessionId: z.string().max(80).nullish(),
  spaceId: z.guid(),
  platform: z.string().optional(),
});

/** `POST /v3/profiles/me/events`: gameplay events of a game (docs/contracts/club-calls.md). */
export const events = (services: ServiceContext) => [
  playerOperation('POST', `/v3/profiles/${idInPath}/events`, {
    id: 'sendEvents',
    summary: 'Tells what happened in a game: stats, actions, challenges, badges, XP and Units move.',
    description:
      "The session must be one of an application of the game. What Units or XP follow from needs the signature of the game's server.",
    body: batch,
    isSigned: true,
    errors: ['notFound', 'notFromGame', 'notSigned', 'claimTakenBack'],
    handle: async ({ c, profileId, body: { spaceId, platform, gameSessionId = null, events: sent }, now }) => {
      const reporter = await readReporter(c, services, spaceId.toLowerCase());
      if (reporter.isSigned) requireIds(sent);
      const events = sent
        .filter(({ name }) => name !== rewardDelivered)
        .map(({ id, name, count, data }) => ({
          eventId: id,
          name,
          count: count ?? data?.count ?? data?.seconds ?? 1,
        }));
      const delivered = codesIn(sent);
      const request = { profileId, spaceId, platform, gameSessionId, events, reporter, delivered };
      const { held, unkept } = await recordEvents(services.db, request, now);
      countHeldEvents(held);
      countUnkeptEvents(unkept);
    },
  }),
];

/** The codes of delivered claims. Throws 400 for a delivery without one. */
const codesIn = (events: readonly z.output<typeof event>[]): string[] =>
  events.flatMap(({ name, data }, index) => {
    if (name !== rewardDelivered) return [];
    if (data?.code) return data.code.toUpperCase();
    throw malformed(`Body field 'events.${index}.data.code' is missing.`);
  });

/** Within its five minutes, a signed batch may be sent again; ids keep it from counting again. */
function requireIds(events: readonly { id?: string }[]): void {
  const index = events.findIndex(({ id }) => id === undefined);
  if (index < 0) return;
  throw malformed(`Body field 'events.${index}.id' is needed in a signed batch.`);
}
