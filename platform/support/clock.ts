/** The source of the time. Injected, because tests of expiry need another one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
