import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id, the library's default algorithm. */
const recommendedCosts = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let costs = recommendedCosts;

/** Makes new hashes cheap, for tests. A hash holds its costs, so every hash stays readable. */
export function enableFastHashes(): void {
  costs = { memoryCost: 64, timeCost: 1, parallelism: 1 };
}

/** argon2id, in PHC string form. */
export const hashPassword = (password: string) => hash(password, costs);

let nobodysHash: Promise<string> | undefined;

/** True for the right password. Takes as long for an account that does not exist (`undefined`). */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const dummy = await (nobodysHash ??= hashPassword(randomBytes(16).toString('hex')));
  const matches = await verify(passwordHash ?? dummy, password);
  return matches && passwordHash !== undefined;
}
