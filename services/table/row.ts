import type { CallContext, Endpoint, HttpMethod } from '../http/endpoint';
import { request } from '../http/endpoint';

/** The origin of a row: a chapter of spec 7, the wire's additions to it, or this product's own calls. */
export type Source = 'spec 7, Club' | 'spec 7, Account' | 'spec 7, Other' | 'wire' | 'ours';

/** A call of the publisher's services as data, for documents and tests. */
export interface CallRow {
  kind: 'call';
  /** `club.claimReward` */
  name: string;
  method: HttpMethod;
  /** With placeholders for values: `/v1/spaces/{spaceId}/club/configs`. */
  path: string;
  /** Names of the query values, one list for each variant of the call. */
  queries: string[][];
  /** Names of the body's fields; null for a call without a body. */
  body: string[] | null;
  /** A player with a ticket, anyone, or the holder of the Authorization value. */
  caller: 'ticket' | 'none' | { authorization: string };
  /** Headers of this call alone. */
  headers: string[];
  /** When a call is retried after a temporary error. */
  isRetried: 'always' | 'with a key' | 'never';
  /** The call's own time limit in ms; null for the policy's. */
  timeoutMs: number | null;
  returns: string;
  source: Source;
  parse: (json: unknown) => unknown;
  /** Makes the call with the placeholders, for tests of what happens before it is sent. */
  send: (context: CallContext) => Promise<unknown>;
}

/** A picture, frame or file that the page loads by URL. */
export interface AddressRow {
  kind: 'address';
  name: string;
  method: 'GET';
  path: string;
  queries: string[][];
  returns: string;
  source: Source;
}

export type TableRow = CallRow | AddressRow;

export const isCall = (row: TableRow): row is CallRow => row.kind === 'call';

/** Builders for the rows of one source. */
export const rowsOf = (source: Source) => ({
  /** A call; the samples hold placeholders, one sample for each variant. */
  call: <Input, Output>(
    endpoint: Endpoint<Input, Output>,
    returns: string,
    ...samples: [Input, ...Input[]]
  ): CallRow => {
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
      isRetried: endpoint.method === 'GET' ? 'always' : endpoint.honorsIdempotencyKey ? 'with a key' : 'never',
      timeoutMs: endpoint.timeoutMs ?? null,
      returns,
      source,
      parse: (json) => endpoint.parse(json),
      send: (context) => request(endpoint, sample, context),
    };
  },
  /** A URL with placeholders. */
  address: (name: string, url: string, returns: string): AddressRow => {
    const { pathname, searchParams } = new URL(url, 'http://club.test');
    const names = [...searchParams.keys()];
    return {
      kind: 'address',
      name,
      method: 'GET',
      path: decodeURIComponent(pathname),
      queries: names.length > 0 ? [names] : [],
      returns,
      source,
    };
  },
});

const namesIn = (values: object) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : name));
