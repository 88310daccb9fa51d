import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random text of 64 characters. The database stores only its hash. */
export const newSecret = () => randomBytes(48).toString('base64url');

/** SHA-256 is enough for random secrets; passwords use argon2id. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A secret of 64 characters that only the one who has both `secret` and `salt` can make again. */
export const deriveSecret = (secret: string, salt: string, purpose: string) =>
  createHmac('sha384', salt).update(`${purpose} ${secret}`).digest('base64url');
