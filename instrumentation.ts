import type { Instrumentation } from 'next';

export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { requestErrors } = await import('./deploy/site/requestErrors');
  requestErrors.publish(error);
};
