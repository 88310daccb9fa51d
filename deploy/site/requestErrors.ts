import { channel } from 'node:diagnostics_channel';

/** Where Next's server publishes an error that a request has caused: the log and the metrics are outside of its bundles. */
export const requestErrors = channel('club.site.request-error');
