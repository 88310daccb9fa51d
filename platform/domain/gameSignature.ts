import { createHmac, timingSafeEqual } from 'node:crypto';

/** A key of a game's space. The secret is known to the platform and to the game's server. */
export interface GameKey {
  keyId: string;
  secret: string;
}

/** The call of a game's server. The signature covers all of it, so that none of it can be exchanged. */
export interface SignedCall {
  method: string;
  /** Path without the query. */
  path: string;
  /** The player whose ticket the call carries: a signature for one player is worthless for another. */
  profileId: string;
  body: string;
}

export interface GameSignature {
  keyId: string;
  /** When it was signed, in Unix seconds. */
  at: number;
  hmac: string;
}

/** How far the instant of a signature may be from the platform's clock, in either direction. */
export const signatureLifeMs = 5 * 60_000;

/** The value of the Game-Signature header: `key=<id>, at=<Unix seconds>, hmac=<hex>` (docs/contracts/club-calls.md). */
export function signCall({ keyId, secret }: GameKey, call: SignedCall, now: Date): string {
  const at = Math.floor(now.getTime() / 1000);
  return `key=${keyId}, at=${at}, hmac=${hmacOf(secret, call, at).toString('hex')}`;
}

/** Reads a Game-Signature header; null where it has another form. */
export function readSignature(header: string): GameSignature | null {
  const [, keyId, at, hmac] = /^key=([\w-]{1,64}), at=(\d{1,12}), hmac=([\da-f]{64})$/.exec(header) ?? [];
  return keyId && at && hmac ? { keyId, at: Number(at), hmac } : null;
}

/** True where the secret signed this call at the signature's instant. */
export const isSignedBy = (secret: string, { at, hmac }: GameSignature, call: SignedCall): boolean =>
  timingSafeEqual(Buffer.from(hmac, 'hex'), hmacOf(secret, call, at));

/** True where the signature's instant is close enough to now. */
export const isFresh = ({ at }: GameSignature, now: Date): boolean =>
  Math.abs(now.getTime() - at * 1000) <= signatureLifeMs;

const hmacOf = (secret: string, { method, path, profileId, body }: SignedCall, at: number): Buffer =>
  createHmac('sha256', secret).update([at, method, path, profileId, body].join('\n')).digest();
