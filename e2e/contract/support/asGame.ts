import { signCall } from '../../../platform/domain/gameSignature';
import { readLocalKeys } from '../../../platform/play/localKeys';
import { platformClient, ticketOf } from '../../../platform/play/client';
import { openGameSession } from '../../../platform/play/gameServer';
import type { Fixture, Player } from './fixture';

/** The player in the fixture's game: the calls have a ticket of the game's application, and its server signs them. */
export async function asGame(player: Player, { platform, game }: Fixture): Promise<Player> {
  const keys = await readLocalKeys(platform.keysFile);
  const authorization = ticketOf(player.session.ticket);
  const session = await openGameSession(platformClient(platform.url), authorization, { spaceId: game.spaceId, keys });
  if (!session) throw new Error(`${game.title} did not start.`);
  const { key, profileId, ticket } = session;
  const { fetch: send = fetch } = player.context;
  const signed: typeof fetch = async (url, init) => {
    const request = new Request(url, init);
    const { pathname: path } = new URL(request.url);
    const headers = new Headers(request.headers);
    const call = { method: request.method, path, profileId, body: await request.text() };
    headers.set('Game-Signature', signCall(key, call, new Date()));
    return send(url, { ...init, headers });
  };
  return { ...player, context: { ...player.context, ticket, fetch: signed } };
}
