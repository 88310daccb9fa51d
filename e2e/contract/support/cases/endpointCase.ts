import { type CallContext, type Endpoint, request } from '../../../../services/http/endpoint';
import type { Player, Fixture } from '../fixture';

/** The context and input of a call. */
interface Prepared<Input> {
  context: CallContext;
  input: Input;
}

/** A change that the platform must reject with 400, naming the field. */
interface Malformed {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The field that the error must name. */
  names: string;
}

/** The outcome of the same call about another player. */
export type Foreign = 'is forbidden' | 'is not found' | 'cannot be named';

interface Details<Input, Output> {
  endpoint: Endpoint<Input, Output>;
  prepare: (fixture: Fixture) => Promise<Prepared<Input>> | Prepared<Input>;
  /** Checks of the parsed response. */
  expects?: (output: Output, fixture: Fixture) => void;
  /** Null where the call has no query or body to change. */
  malformed: Malformed | null;
  /** By default, 'is forbidden' for a call with a ticket, and 'cannot be named' for others. */
  foreign?: Foreign;
  /** True where the call ends its own session; the calls after it have another player. */
  endsSession?: boolean;
  /** For a call with its own credentials: invalid ones. */
  wrong?: Input;
}

/** Differences from the valid call. */
interface Change {
  auth?: 'ticket' | 'none' | 'wrong';
  path?: (path: string) => string;
  query?: Record<string, string>;
  body?: unknown;
  context?: Partial<CallContext>;
}

/** An endpoint with the calls and checks of its contract tests. */
export interface EndpointCase extends Pick<Details<never, unknown>, 'malformed'> {
  name: string;
  method: string;
  auth: 'ticket' | 'none' | 'credentials';
  foreign: Foreign;
  /** Makes the call, valid or changed; `prepare` runs once. */
  call: (fixture: Fixture, change?: Change) => Promise<unknown>;
  /** Makes the valid call about another player. */
  callAbout: (fixture: Fixture, player: Player) => Promise<unknown>;
  /** Makes the valid call, runs its checks, and returns the raw response. */
  run: (fixture: Fixture) => Promise<unknown>;
  parse: (json: unknown) => unknown;
}

export function endpointCase<Input, Output>({ endpoint, ...details }: Details<Input, Output>): EndpointCase {
  const preparing = new WeakMap<Fixture, Promise<Prepared<Input>>>();
  const prepared = (fixture: Fixture) => {
    const started = preparing.get(fixture) ?? Promise.resolve(details.prepare(fixture));
    preparing.set(fixture, started);
    return started;
  };
  const call: EndpointCase['call'] = async (fixture, change = {}) => {
    const { context, input } = await prepared(fixture);
    const sent = change.auth === 'wrong' ? (details.wrong ?? input) : input;
    return request(changed(endpoint, change), sent, { ...context, ...change.context });
  };
  return {
    name: endpoint.name,
    method: endpoint.method,
    auth: typeof endpoint.auth === 'function' ? 'credentials' : endpoint.auth,
    malformed: details.malformed,
    foreign: details.foreign ?? (endpoint.auth === 'ticket' ? 'is forbidden' : 'cannot be named'),
    call,
    callAbout: (fixture, { session: { profileId } }) =>
      call(fixture, { path: (path) => path.replace(playerInPath, `$1/${profileId}`) }),
    run: async (fixture) => {
      const { context, input } = await prepared(fixture);
      let json: unknown;
      const keep: typeof fetch = async (url, init) => {
        const response = await (context.fetch ?? fetch)(url, init);
        json = await response.clone().json();
        return response;
      };
      const output = await request(endpoint, input, { ...context, fetch: keep });
      if (details.endsSession) preparing.delete(fixture);
      details.expects?.(output, fixture);
      return json;
    },
    parse: (json) => endpoint.parse(json),
  };
}

/** The player in a path: `/profiles/me/club/rewards`, `/profiles/entities/{entityId}`. */
const playerInPath = /(?<=\/)(profiles|users|entities)\/(me|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=\/|$)/;

function changed<Input, Output>(endpoint: Endpoint<Input, Output>, change: Change): Endpoint<Input, Output> {
  const { path, query, body } = change;
  return {
    ...endpoint,
    ...((change.auth === 'none' || change.auth === 'ticket') && { auth: change.auth }),
    ...(path && { path: (input: Input) => path(endpoint.path(input)) }),
    ...(query && { query: (input: Input) => ({ ...endpoint.query?.(input), ...query }) }),
    ...(body !== undefined && { body: () => body }),
  };
}

/** Called by the demo player. */
export const asDemo =
  <Input>(input: (fixture: Fixture) => Input) =>
  (fixture: Fixture): Prepared<Input> => ({ context: fixture.demo.context, input: input(fixture) });

/** Called without a ticket. */
export const asVisitor =
  <Input>(input: (fixture: Fixture) => Input) =>
  (fixture: Fixture): Prepared<Input> => ({ context: fixture.visitor, input: input(fixture) });

/** Called by a player. */
export const as = <Input>({ context }: Player, input: Input): Prepared<Input> => ({ context, input });

/** An invalid `?spaceId=`. */
export const noSpace = { query: { spaceId: 'moongate' }, names: 'spaceId' };
