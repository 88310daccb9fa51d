import { z } from 'zod';
import { clubGames } from './games';
import { ask } from './platform';
import { newPlayer, type Player } from './players';

const idsReply = z.object({ actions: z.array(z.object({ id: z.string() })) });
const badgesReply = z.object({
  badges: z.array(z.object({ badgeId: z.string(), name: z.string(), isOwned: z.boolean() })),
});
const shownReply = z.object({
  selectedBadges: z.object({
    entityId: z.string(),
    revision: z.number(),
    badges: z.array(z.object({ badgeId: z.string(), name: z.string() })),
  }),
});
const website = '/clubwip/v1/profiles/me/club/website';

/** A player of their own who has done all that there is to do once in a game, with the badges of it. */
export async function playerWithBadges() {
  const player = await newPlayer();
  const { ticket } = player;
  const [game] = await clubGames();
  if (!game) throw new Error('The club has no game.');
  const { spaceId } = game;
  const { actions } = await ask(`/v1/profiles/me/club/console/actions/details?spaceId=${spaceId}`, idsReply, {
    ticket,
  });
  const ids = actions.map(({ id }) => id);
  await ask('/v1/profiles/me/club/actions', z.object({}), { method: 'PUT', ticket, body: { ids, spaceId } });
  const { badges } = await ask(`${website}/badges/details`, badgesReply, { ticket });
  return { player, game, badges: badges.filter(({ isOwned }) => isOwned) };
}

/** What a player shows, with its revision. */
export const showcaseOf = async ({ ticket }: Player) =>
  (await ask(`${website}/playerprofile`, shownReply, { ticket })).selectedBadges;

/** Changes what a player shows past the site, as another device of theirs would. */
export async function showElsewhere(player: Player, badgeList: string[]): Promise<void> {
  const { entityId, revision } = await showcaseOf(player);
  await ask(`/v2/profiles/entities/${entityId}`, z.object({}), {
    method: 'PUT',
    ticket: player.ticket,
    body: { badgeList, revision, spaceId: null, tags: ['badge', 'club'], type: 'userSelectedBadges' },
  });
}
