import { and, eq } from 'drizzle-orm';
import type { Database } from '../../connect';
import { idempotentReplies } from '../../schema';

/** A key that came back with another request than its first one. */
export class KeyUsedOtherwise extends Error {}

/**
 * Does `work` once for a key: a repeat gets the first reply. The player must be locked, so that two calls with one key
 * cannot both be first. Nothing is kept where `work` throws. Throws `KeyUsedOtherwise` where `request` differs.
 */
export async function once(
  tx: Database,
  { profileId, key, request, now }: { profileId: string; key: string | undefined; request: string; now: Date },
  work: () => Promise<object>,
): Promise<object> {
  if (key === undefined) return work();
  const [first] = await tx
    .select()
    .from(idempotentReplies)
    .where(and(eq(idempotentReplies.profileId, profileId), eq(idempotentReplies.key, key)));
  if (first && first.request !== request) throw new KeyUsedOtherwise(key);
  if (first) return first.reply;
  const reply = await work();
  await tx.insert(idempotentReplies).values({ profileId, key, request, reply, createdAt: now });
  return reply;
}
