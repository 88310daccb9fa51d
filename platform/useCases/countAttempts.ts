import { countAttempt, forgetAttempts, type Counted } from '../db/stores/accounts/attemptStore';
import type { ServiceContext } from '../serviceContext';
import { TooManyCalls } from './Rejection';

type Services = Pick<ServiceContext, 'db' | 'clock'>;

/** Counts an attempt for each subject before it is made. Throws `TooManyCalls` where one has to wait, with nothing counted. */
export async function countAttempts({ db, clock }: Services, ...subjects: Counted[]): Promise<void> {
  const wait = await countAttempt(db, clock, subjects);
  if (wait) throw new TooManyCalls(wait.seconds, wait);
}

/** Makes an attempt at guessing a secret; it counts unless it succeeds, which resets the count. */
export async function countGuess<Result>(
  services: Services,
  counted: Counted,
  attempt: () => Promise<Result>,
): Promise<Result> {
  await countAttempts(services, counted);
  const result = await attempt();
  await forgetAttempts(services.db, counted);
  return result;
}
