import { createHash, randomBytes } from 'node:crypto';

/** A fresh unguessable text of 64 characters: its owner gets it once, the database keeps its hash. */
export const newSecret = () => randomBytes(48).toString('base64url');

/** SHA-256 is enough for secrets of full entropy; passwords take argon2id. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');
