import { createHash, randomBytes } from 'node:crypto';

/** A random text of 64 characters. The database stores only its hash. */
export const newSecret = () => randomBytes(48).toString('base64url');

/** SHA-256 is enough for random secrets; passwords use argon2id. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
