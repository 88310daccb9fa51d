import { type ClientErrorCode, ServiceError } from './errors';

/** The time limit of a call. */
export interface Deadline {
  /** Aborts when the time is up, or when the caller wants no reply any more. */
  signal: AbortSignal;
  remainingMs: () => number;
  /** Ends the watch; the call is over. */
  stop: () => void;
  /** Why the named call failed: a ServiceError as it is, anything else by what ended it. */
  explain: (cause: unknown, name: string) => ServiceError;
}

/** One abort signal for the caller's wish and the call's time limit, and the error that tells which of them it was. */
export function startDeadline(timeoutMs: number, outer?: AbortSignal): Deadline {
  const endsAt = Date.now() + timeoutMs;
  const controller = new AbortController();
  let isTimedOut = false;
  const cancel = () => controller.abort();
  const timer = setTimeout(() => {
    isTimedOut = true;
    cancel();
  }, timeoutMs);
  if (outer?.aborted) cancel();
  outer?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    remainingMs: () => endsAt - Date.now(),
    stop: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancel);
    },
    explain: (cause: unknown, name: string) => {
      if (cause instanceof ServiceError) return cause;
      const errorCode: ClientErrorCode = isTimedOut ? 'timeout' : outer?.aborted ? 'cancelled' : 'network';
      return new ServiceError({ message: `${name}: ${reasons[errorCode]}`, errorCode, cause });
    },
  };
}

const reasons = {
  timeout: 'the services took too long to answer.',
  cancelled: 'the call was cancelled.',
  network: 'the services cannot be reached.',
} as const;

/** Waits, until the signal says to stop at the latest. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, signal?.aborted ? 0 : ms);
    signal?.addEventListener('abort', stop);
  });
}
