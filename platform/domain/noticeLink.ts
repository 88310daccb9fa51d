import { createHmac, timingSafeEqual } from 'node:crypto';
import type { NoticeKind } from './notices';

/** What the link of an email stops: emails of a kind, for a player. */
export interface StoppedNotices {
  profileId: string;
  kind: NoticeKind;
}

/** The signature of such a link. It needs no login, and stays valid, because an email may be opened years later. */
export const signStop = (secret: string, stopped: StoppedNotices): string =>
  hmacOf(secret, stopped).toString('base64url');

/** True where the secret signed the link of this player and kind. */
export function isStopSignature(secret: string, stopped: StoppedNotices, signature: string): boolean {
  const [expected, given] = [hmacOf(secret, stopped), Buffer.from(signature, 'base64url')];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const hmacOf = (secret: string, { profileId, kind }: StoppedNotices): Buffer =>
  createHmac('sha256', secret).update(['notices.stop', 'email', profileId, kind].join('\n')).digest();
