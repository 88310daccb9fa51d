import { orElse, readCounter, readObject } from '../http/parse';

/** Owned of available; 0 of 0 where it is absent. */
export const readCount = orElse(
  readObject((field) => ({ owned: field('owned', readCounter), available: field('available', readCounter) })),
  { owned: 0, available: 0 },
);
