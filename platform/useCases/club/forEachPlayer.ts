const pageSize = 500;

/** Reads the ids of players in their order, after one of them. */
type ReadIds = (page: { after: string | null; limit: number }) => Promise<string[]>;

/** Handles all players that a reading returns, one after the other, a page at a time. */
export async function forEachPlayer(read: ReadIds, handle: (profileId: string) => Promise<unknown>): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const ids = await read({ after, limit: pageSize });
    for (const profileId of ids) await handle(profileId);
    after = ids.at(-1) ?? null;
    if (ids.length < pageSize) return;
  }
}
