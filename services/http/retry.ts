import type { CallPolicy } from './callPolicy';
import { wait, type Deadline } from './deadline';
import { ServiceError } from './errors';

interface Retry {
  policy: CallPolicy;
  deadline: Deadline;
  /** True for a read: a 429 is retried too, not only temporary errors. */
  isPatient: boolean;
}

/**
 * Sends until there is a response and retries temporary errors: of the network or a gateway, and for reads a 429 with
 * Retry-After. Rejects with the last error after the policy's retries, or when the next retry would miss the deadline.
 */
export async function sendWithRetries<T>(send: () => Promise<T>, { policy, deadline, isPatient }: Retry): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send();
    } catch (error) {
      const pauseMs = retries < policy.retries ? pauseAfter(error, backOff(policy, retries), isPatient) : null;
      if (pauseMs === null || pauseMs >= deadline.remainingMs() || deadline.signal.aborted) throw error;
      await wait(pauseMs, deadline.signal);
    }
  }
}

const temporaryStatuses = [502, 503, 504];
const tooManyCalls = 429;

/** In ms; null for an error that is final. */
function pauseAfter(error: unknown, backOffMs: number, isPatient: boolean): number | null {
  if (!(error instanceof ServiceError)) return backOffMs;
  const { status, retryAfter } = error;
  const retryAfterMs = (retryAfter ?? 0) * 1000;
  if (temporaryStatuses.includes(status)) return Math.max(retryAfterMs, backOffMs);
  // The back-off spreads the clients with the same Retry-After.
  return status === tooManyCalls && retryAfter !== null && isPatient ? retryAfterMs + backOffMs : null;
}

/** Doubles with each retry, with a random factor of 0.5 to 1, so that clients that failed together retry at different times. */
const backOff = ({ initialDelayMs }: CallPolicy, retries: number) =>
  initialDelayMs * 2 ** retries * (0.5 + Math.random() / 2);
