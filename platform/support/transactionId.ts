import { randomUUID } from 'node:crypto';

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Name of the header that has the id of an exchange, in requests between servers and in responses. */
export const transactionIdHeader = 'Ubi-TransactionId';

/** The id that a caller has given to an exchange, so that the logs of all servers have the same one; else a new GUID. */
export const transactionIdFrom = (sent: string | undefined): string =>
  sent !== undefined && guid.test(sent) ? sent.toLowerCase() : randomUUID();
