import { type CombinedRead, combineReads } from '../account/combinedReads';
import type { Environment } from './environment';
import { headerNames } from './headers';

interface WaitingRead {
  url: string;
  init: RequestInit;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

const mostReads = 20;

/** In characters: a longer address is sent by itself, so that the combined one stays within what proxies accept. */
const longestUrl = 250;

/**
 * A fetch that sends the reads of the services that start in one task as one call, if one of them has a player's ticket.
 * Each gets its own response. If the services do not know that call, these and all later reads are sent singly.
 */
export function combiningReads(send: typeof fetch, { servicesUrl }: Pick<Environment, 'servicesUrl'>): typeof fetch {
  let areCombined = true;
  let waiting: WaitingRead[] = [];

  const isCombinable = (url: string, { method = 'GET' }: RequestInit) =>
    areCombined && method === 'GET' && url.length <= longestUrl && url.startsWith(`${servicesUrl}/`);

  function sendWaiting(): void {
    const reads = waiting.filter(isWanted);
    waiting = [];
    const leader = reads.find(hasTicket);
    const combined = leader ? reads.filter((read) => isLike(read, leader)).slice(0, mostReads) : [];
    const together = new Set(combined.length > 1 ? combined : []);
    reads.filter((read) => !together.has(read)).forEach(sendSingly);
    if (leader && together.size > 0) void sendTogether([...together], leader);
  }

  const sendSingly = ({ url, init, resolve, reject }: WaitingRead) => void send(url, init).then(resolve, reject);

  async function sendTogether(reads: readonly WaitingRead[], { init }: WaitingRead): Promise<void> {
    const controller = new AbortController();
    const stopUnwanted = () => !reads.some(isWanted) && controller.abort();
    reads.forEach((read) => read.init.signal?.addEventListener('abort', stopUnwanted));
    try {
      const response = await send(combinedUrl(reads, servicesUrl), { ...init, signal: controller.signal });
      const responses = await responsesIn(response, reads.length);
      areCombined = responses.length > 0;
      reads.forEach((read, index) => {
        const own = responses[index];
        if (own) read.resolve(own);
        else sendSingly(read);
      });
    } catch (error) {
      reads.forEach(({ reject }) => reject(toError(error)));
    }
  }

  return (input, init = {}) => {
    if (typeof input !== 'string' || !isCombinable(input, init)) return send(input, init);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('The read was aborted.')));
      if (waiting.length === 0) setTimeout(sendWaiting);
      waiting.push({ url: input, init, resolve, reject });
    });
  };
}

const isWanted = ({ init }: WaitingRead) => !init.signal?.aborted;

const hasTicket = ({ init }: WaitingRead) =>
  /^ubi_v1 /i.test(new Headers(init.headers).get(headerNames.authorization) ?? '');

/** True if a read has the headers of another one; it may have fewer, as one without a ticket. */
function isLike({ init }: WaitingRead, other: WaitingRead): boolean {
  const headers = new Headers(other.init.headers);
  return [...new Headers(init.headers)].every(([name, value]) => headers.get(name) === value);
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

function combinedUrl(reads: readonly WaitingRead[], servicesUrl: string): string {
  const input = { paths: reads.map(({ url }) => url.slice(servicesUrl.length)) };
  const url = new URL(combineReads.path(input), servicesUrl);
  for (const [name, value] of Object.entries(combineReads.query?.(input) ?? {}))
    url.searchParams.set(name, String(value));
  return url.href;
}

/** None if the services do not know the combined call. */
async function responsesIn(response: Response, count: number): Promise<Response[]> {
  const text = await response.text();
  const { status, headers } = response;
  if (status === 401 || status === 429 || status >= 500) {
    return Array.from({ length: count }, () => new Response(text, { status, headers }));
  }
  const date = headers.get('Date');
  try {
    return response.ok ? combineReads.parse(JSON.parse(text)).map((read) => responseOf(read, date)) : [];
  } catch {
    return [];
  }
}

const responseOf = ({ status, retryAfter, body }: CombinedRead, date: string | null) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      ...(date !== null && { Date: date }),
      ...(retryAfter !== null && { [headerNames.retryAfter]: String(retryAfter) }),
    },
  });
