import type { CallContext, Endpoint, HttpMethod } from '../http/endpoint';
import { request } from '../http/endpoint';

/** Where a row comes from: a chapter of spec 7, the wire's additions to it, or this product's own calls. */
export type Source = 'spec 7, Club' | 'spec 7, Account' | 'spec 7, Other' | 'wire' | 'ours';

/** A call of the publisher's services, as data to be listed and tried. */
export interface CallRow {
  kind: 'call';
  /** `club.claimReward` */
  name: string;
  method: HttpMethod;
  /** With names in place of values: `/v1/spaces/{spaceId}/club/configs`. */
  path: string;
  /** Names of the query values, one list for each way to ask. */
  queries: string[][];
  /** Names of the body's fields; null for a call without a body. */
  body: string[] | null;
  /** Who may call: a player with a ticket, anybody, or whoever this Authorization value stands for. */
  caller: 'ticket' | 'none' | { authorization: string };
  /** Headers of this call alone. */
  headers: string[];
  /** When a call that failed in passing is sent again. */
  isRetried: 'always' | 'under a key' | 'never';
  /** The time limit in ms, where it is not the policy's. */
  timeoutMs: number | null;
  gives: string;
  source: Source;
  parse: (json: unknown) => unknown;
  /** Makes the call with names in place of values; for what happens before anything is sent. */
  send: (context: CallContext) => Promise<unknown>;
}

/** Something that is not asked for by a call: the page loads it by its address, as a picture, a frame or a file. */
export interface AddressRow {
  kind: 'address';
  name: string;
  method: 'GET';
  path: string;
  queries: string[][];
  gives: string;
  source: Source;
}

export type TableRow = CallRow | AddressRow;

export const isCall = (row: TableRow): row is CallRow => row.kind === 'call';

/** Rows of one source, in its order. */
export const rowsOf = (source: Source) => ({
  /** A call; the samples hold names in place of values, one sample for each way to ask. */
  call: <Input, Output>(endpoint: Endpoint<Input, Output>, gives: string, ...samples: [Input, ...Input[]]): CallRow => {
    const [sample] = samples;
    const body = endpoint.body?.(sample);
    return {
      kind: 'call',
      name: endpoint.name,
      method: endpoint.method,
      path: decodeURIComponent(endpoint.path(sample)),
      queries: samples.flatMap((one) => {
        const names = namesIn(endpoint.query?.(one) ?? {});
        return names.length > 0 ? [names] : [];
      }),
      body: typeof body === 'object' && body !== null ? namesIn(body) : null,
      caller: typeof endpoint.auth === 'function' ? { authorization: endpoint.auth(sample) } : endpoint.auth,
      headers: Object.keys(endpoint.headers?.(sample) ?? {}),
      isRetried: endpoint.method === 'GET' ? 'always' : endpoint.honorsIdempotencyKey ? 'under a key' : 'never',
      timeoutMs: endpoint.timeoutMs ?? null,
      gives,
      source,
      parse: (json) => endpoint.parse(json),
      send: (context) => request(endpoint, sample, context),
    };
  },
  /** An address, with names in place of values. */
  address: (name: string, url: string, gives: string): AddressRow => {
    const { pathname, searchParams } = new URL(url, 'http://club.test');
    const names = [...searchParams.keys()];
    return {
      kind: 'address',
      name,
      method: 'GET',
      path: decodeURIComponent(pathname),
      queries: names.length > 0 ? [names] : [],
      gives,
      source,
    };
  },
});

const namesIn = (values: object) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : name));
