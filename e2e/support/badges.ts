import { z } from 'zod';
import { ticketOf } from '../../platform/play/client';
import { callAsGame, clubGames, gameSessionOf } from './games';
import { fetchFromPlatform } from './platform';
import { newPlayer, type Player } from './players';

const idsResponse = z.object({ actions: z.array(z.object({ id: z.string() })) });
const badgesResponse = z.object({
  badges: z.array(z.object({ badgeId: z.string(), name: z.string(), isOwned: z.boolean() })),
});
const selectedResponse = z.object({
  selectedBadges: z.object({
    entityId: z.string(),
    revision: z.number(),
    badges: z.array(z.object({ badgeId: z.string(), name: z.string() })),
  }),
});
const website = '/clubwip/v1/profiles/me/club/website';

/** A fresh player who has completed every action of one game, with the badges of that game. */
export async function playerWithBadges() {
  const player = await newPlayer();
  const { ticket } = player;
  const [game] = await clubGames();
  if (!game) throw new Error('The club has no game.');
  const { spaceId } = game;
  const { actions } = await fetchFromPlatform(
    `/v1/profiles/me/club/console/actions/details?spaceId=${spaceId}`,
    idsResponse,
    {
      ticket,
    },
  );
  const ids = actions.map(({ id }) => id);
  const session = await gameSessionOf(player, spaceId);
  await callAsGame('/v1/profiles/me/club/actions', z.object({}), {
    method: 'PUT',
    authorization: ticketOf(session.ticket),
    body: { ids, spaceId },
    signWith: session,
  });
  const { badges } = await fetchFromPlatform(`${website}/badges/details`, badgesResponse, { ticket });
  return { player, game, badges: badges.filter(({ isOwned }) => isOwned) };
}

/** The badges that a player shows, with the revision of the entity. */
export const selectedBadgesOf = async ({ ticket }: Player) =>
  (await fetchFromPlatform(`${website}/playerprofile`, selectedResponse, { ticket })).selectedBadges;

/** Changes the badges that a player shows without the site, as another device would. */
export async function selectBadgesElsewhere(player: Player, badgeList: string[]): Promise<void> {
  const { entityId, revision } = await selectedBadgesOf(player);
  await fetchFromPlatform(`/v2/profiles/entities/${entityId}`, z.object({}), {
    method: 'PUT',
    ticket: player.ticket,
    body: { badgeList, revision, spaceId: null, tags: ['badge', 'club'], type: 'userSelectedBadges' },
  });
}
