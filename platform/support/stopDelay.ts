/** The longest delay, in seconds: with the ten that running requests have, a process ends within fifteen. */
const longestDelay = 5;

/**
 * How long a server still accepts requests after SIGTERM, in ms: `STOP_DELAY_SECONDS`, 0 by default. Throws an error with
 * one sentence for a value that is no number from 0 to 5.
 */
export function readStopDelayMs({ STOP_DELAY_SECONDS: text = '0' }: Record<string, string | undefined>): number {
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= longestDelay) return seconds * 1000;
  throw new Error(`STOP_DELAY_SECONDS is "${text}"; set it to a number from 0 to ${longestDelay}.`);
}
