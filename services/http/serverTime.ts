/** A difference up to this is left alone, in ms: the Date header has whole seconds, and a response takes its time. */
const toleratedMs = 60_000;

interface ServerTime {
  /** Origin of the services. Responses of others may come from a cache, with an old Date. */
  servicesUrl: string;
  now: () => number;
  /** Receives what must be added to the browser's clock, in ms, whenever that changes; 0 if the clock is right. */
  onOffset: (offsetMs: number) => void;
}

/**
 * A fetch that compares the browser's clock with the services', by the Date header of their responses. Responses without a
 * readable Date are ignored, and those that took long: a machine that slept has received them late.
 */
export function readingServerTime(send: typeof fetch, { servicesUrl, now, onOffset }: ServerTime): typeof fetch {
  let knownMs = 0;
  return async (...call) => {
    const sentAt = now();
    const response = await send(...call);
    const receivedAt = now();
    const date = Date.parse(response.headers.get('Date') ?? '');
    if (Number.isNaN(date) || receivedAt - sentAt > toleratedMs || !isOf(call[0], servicesUrl)) return response;
    const offsetMs = Math.abs(date - receivedAt) <= toleratedMs ? 0 : date - receivedAt;
    if (Math.abs(offsetMs - knownMs) > toleratedMs) {
      knownMs = offsetMs;
      onOffset(offsetMs);
    }
    return response;
  };
}

function isOf(input: Parameters<typeof fetch>[0], origin: string): boolean {
  const url = input instanceof Request ? input.url : String(input);
  return URL.canParse(url) && new URL(url).origin === new URL(origin).origin;
}
