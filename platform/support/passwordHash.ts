import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// argon2id is the library's default; the costs follow OWASP.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id, in PHC string form. */
export const hashPassword = (password: string) => hash(password, costs);

let nobodysHash: Promise<string> | undefined;

/** True for the right password. Takes as long for an account that does not exist (`undefined`). */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const dummy = await (nobodysHash ??= hashPassword(randomBytes(16).toString('hex')));
  const matches = await verify(passwordHash ?? dummy, password);
  return matches && passwordHash !== undefined;
}
