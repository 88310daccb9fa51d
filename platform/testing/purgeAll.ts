import { purgeTasks } from '../db/stores/purge';
import { runTask } from './runTask';
import type { TestPlatform } from './startPlatform';

/** Deletes all that has expired. */
export async function purgeAll(services: Pick<TestPlatform['platform'], 'db' | 'clock'>): Promise<void> {
  for (const purge of Object.values(purgeTasks)) await runTask(services, purge);
}
