import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { once } from './once';
import { opaqueString } from './opaqueString';

/** OWASP's recommendation for argon2id, the library's default algorithm. */
const recommendedCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let costs = recommendedCosts;

/** Makes new hashes cheap, for tests. A hash holds its costs, so every hash stays readable. */
export function enableFastHashes(): void {
  costs = { memoryCost: 64, timeCost: 1, parallelism: 1 };
}

/** argon2id, in PHC string form. */
export const hashPassword = (password: string) => hash(opaqueString(password), costs);

const nobodysHash = once(() => hashPassword(randomBytes(16).toString('hex')));

/**
 * Whether a password is the right one; 'outdated' where only the hash of what was typed is, which earlier versions stored:
 * it has to be renewed. Takes as long for an account that does not exist (`undefined`).
 */
export async function checkPasswordHash(
  passwordHash: string | undefined,
  password: string,
): Promise<'right' | 'outdated' | 'wrong'> {
  const dummy = await nobodysHash();
  const known = passwordHash ?? dummy;
  const opaque = opaqueString(password);
  const isRight = await verify(known, opaque);
  const isOutdated = opaque !== password && (await verify(known, password));
  if (passwordHash === undefined || (!isRight && !isOutdated)) return 'wrong';
  return isRight ? 'right' : 'outdated';
}
