import type { ServiceContext } from '../serviceContext';
import { dailyNotices, recentNotices } from '../useCases/club/addDueNotices';
import { runTask } from './runTask';

/** Adds all notices that are due, some facts at a time. */
export async function addAllNotices(services: ServiceContext, factsOfSlice?: number): Promise<void> {
  for (const add of Object.values({ ...recentNotices, ...dailyNotices }))
    await runTask(services, (each, after) => add(each, after, factsOfSlice));
}
