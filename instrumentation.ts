import type { Instrumentation } from 'next';

/** Next calls this for an error while it makes a response. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requestErrors } = await import('./deploy/site/requestErrors');
  requestErrors.publish(error);
};
