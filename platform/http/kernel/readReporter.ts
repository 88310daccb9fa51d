import type { Context } from 'hono';
import { findGameSecret } from '../../db/stores/games/gameKeyStore';
import { isFresh, isSignedBy, readSignature } from '../../domain/gameSignature';
import type { ServiceContext } from '../../serviceContext';
import type { Reporter } from '../../useCases/club/requireGame';
import { PlatformError } from './errors';
import { headerNames } from './headers';
import type { HonoEnv } from './honoEnv';

/**
 * Who reports play for a space: the application of the ticket, signed where the call has a Game-Signature. Throws 403 for
 * a signature that is not valid, so that a game's server learns of a wrong key or clock before it loses events.
 */
export async function readReporter(
  c: Context<HonoEnv>,
  { db, clock }: ServiceContext,
  spaceId: string,
): Promise<Reporter> {
  const { appId, profileId } = c.get('caller');
  const header = c.req.header(headerNames.gameSignature);
  if (header === undefined) return { appId, isSigned: false };
  const signature = readSignature(header);
  if (!signature) throw notValid("it must read 'key=<id>, at=<Unix seconds>, hmac=<hex>'.");
  if (!isFresh(signature, clock.now())) throw notValid('its instant is more than five minutes away from now.');
  const secret = await findGameSecret(db, signature.keyId, spaceId);
  if (secret === undefined) throw notValid('its key is unknown, revoked or of another space.');
  const call = { method: c.req.method, path: c.req.path, profileId, body: await c.req.text() };
  if (!isSignedBy(secret, signature, call)) throw notValid('it does not match the call.');
  return { appId, isSigned: true };
}

const notValid = (problem: string) =>
  new PlatformError('notSigned', { moreInfo: `Header ${headerNames.gameSignature}: ${problem}` });
