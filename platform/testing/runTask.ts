import type { Cursor } from '../db/slices';

/** Runs all slices of a task of the schedule, one after another. */
export async function runTask<Services>(
  services: Services,
  task: (services: Services, after: Cursor | null) => Promise<Cursor | null>,
): Promise<void> {
  let after: Cursor | null = null;
  do after = await task(services, after);
  while (after);
}
