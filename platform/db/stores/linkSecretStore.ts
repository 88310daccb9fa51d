import { eq } from 'drizzle-orm';
import { newSecret } from '../../support/secret';
import type { Database } from '../database';
import { facts } from '../schema';

const key = 'links.secret';

/** The secret that signs links in emails, the same for every process on the database; made when it is first needed. */
export async function readLinkSecret(db: Database): Promise<string> {
  const [known] = await db.select().from(facts).where(eq(facts.key, key));
  if (known) return known.value;
  await db.insert(facts).values({ key, value: newSecret() }).onConflictDoNothing();
  return readLinkSecret(db);
}
