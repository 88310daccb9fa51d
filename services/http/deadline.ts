import { type ClientErrorCode, ServiceError } from './errors';

export type Deadline = ReturnType<typeof startDeadline>;

export function startDeadline(timeoutMs: number, outer?: AbortSignal) {
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
    /** The ServiceError for a failed call: the cause itself, or one with the code of the abort or network error. */
    explain: (cause: unknown, name: string): ServiceError => {
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
