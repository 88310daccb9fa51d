import type { Instrumentation } from 'next';

/** Next calls this once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { rewriteRequests } = await import('./deploy/site/rewriteRequests');
  if (process.env.NODE_ENV !== 'production') {
    rewriteRequests();
    return;
  }
  const { sendPreparedBodies } = await import('./deploy/site/sendPreparedBodies');
  const { drainOnSignal } = await import('./deploy/site/drain');
  const { observeRequests } = await import('./deploy/site/log');
  const { readStopDelayMs } = await import('./platform/support/stopDelay');
  const stopTracing = await observeRequests();
  rewriteRequests();
  sendPreparedBodies();
  drainOnSignal(readStopDelayMs(process.env), stopTracing);
}

/** Next calls this for an error while it makes a response. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { logRequestError } = await import('./deploy/site/log');
  logRequestError(error);
};
