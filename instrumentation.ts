import type { Instrumentation } from 'next';
import { requestErrorChannel } from './deploy/site/requestErrorChannel';

/** Next calls this for an error while it makes a response. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { channel } = await import('node:diagnostics_channel');
  channel(requestErrorChannel).publish(error);
};
