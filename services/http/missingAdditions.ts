import { type ServiceError, serviceErrorCodes } from './errors';

const rememberedMs = 10 * 60_000;

/** The failures of reads that the services do not have, by address, and until when they are remembered, in ms since 1970. */
const known = new Map<string, { failure: ServiceError; until: number }>();

/** True for the response of services that do not have the call; a thing that is not there has an error code of its own. */
export const isMissing = ({ status, errorCode }: ServiceError) =>
  status === 501 || (status === 404 && errorCode !== serviceErrorCodes.notFound);

/** True also for a thing that is not there: earlier services of this project answer a call that they do not have as they answer that. */
export const isNotThere = (error: ServiceError) => error.status === 404 || isMissing(error);

export function throwIfMissing(address: string): void {
  const remembered = known.get(address);
  if (remembered && remembered.until > Date.now()) throw remembered.failure;
}

/**
 * Remembers that the services lack an addition. They are asked again after ten minutes only, and the log says so once: every
 * page and every visitor would ask otherwise.
 */
export function noteMissing(name: string, address: string, failure: ServiceError): void {
  if (!isMissing(failure)) return;
  // oxlint-disable-next-line no-console -- for the operator of the site, and once
  if (!known.has(address)) console.warn(`The services do not have ${name}; pages go without it.`);
  known.set(address, { failure, until: Date.now() + rememberedMs });
}
