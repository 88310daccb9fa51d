import type { CallPolicy } from './callPolicy';
import { wait, type Deadline } from './deadline';
import { ServiceError } from './errors';

interface Retry {
  policy: CallPolicy;
  deadline: Deadline;
  /** True for a read: what asks for patience (429) is waited for, not only what fails in passing. */
  isPatient: boolean;
}

/**
 * Sends until there is a reply, again after passing failures: the network, a gateway, and for reads a 429 that says
 * when to come back. Gives up, with the last failure, after the policy's retries or where the next would come too late.
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

const passingStatuses = [502, 503, 504];
const tooManyCalls = 429;

/** Milliseconds to wait after a failure, or null where it stands. */
function pauseAfter(error: unknown, backOffMs: number, isPatient: boolean): number | null {
  if (!(error instanceof ServiceError)) return backOffMs;
  const { status, retryAfter } = error;
  const askedMs = (retryAfter ?? 0) * 1000;
  if (passingStatuses.includes(status)) return Math.max(askedMs, backOffMs);
  // Not before the time, and not all at once when it comes.
  return status === tooManyCalls && retryAfter !== null && isPatient ? askedMs + backOffMs : null;
}

/** Doubles with each retry; anywhere between half of it and all, so that a crowd that failed together comes back apart. */
const backOff = ({ initialDelayMs }: CallPolicy, retries: number) =>
  initialDelayMs * 2 ** retries * (0.5 + Math.random() / 2);
