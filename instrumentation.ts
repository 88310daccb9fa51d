/** Next calls this once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return;
  const { sendPreparedBodies } = await import('./deploy/site/sendPreparedBodies');
  const { drainOnSignal } = await import('./deploy/site/drain');
  const { readStopDelayMs } = await import('./platform/support/stopDelay');
  sendPreparedBodies();
  drainOnSignal(readStopDelayMs(process.env));
}
