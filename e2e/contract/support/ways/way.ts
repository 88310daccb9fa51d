import { type CallContext, type Endpoint, request } from '../../../../services/http/endpoint';
import type { Player, World } from '../world';

/** A call ready to be made: by whom, and what is asked for. */
interface Prepared<Input> {
  context: CallContext;
  input: Input;
}

/** What the platform must refuse with 400, naming the field. */
interface Malformed {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The field that the refusal must name. */
  names: string;
}

/** What happens to the same call about another player. */
export type Foreign = 'is forbidden' | 'is not found' | 'is fine' | 'cannot be named';

interface Details<Input, Output> {
  endpoint: Endpoint<Input, Output>;
  prepare: (world: World) => Promise<Prepared<Input>> | Prepared<Input>;
  /** What the reply must say, beyond that it can be read. */
  expects?: (output: Output, world: World) => void;
  /** Null where the call has no query and no body that could be wrong. */
  malformed: Malformed | null;
  /** Without a word it is forbidden. */
  foreign?: Foreign;
  /** For a call with credentials of its own: ones that are good for nothing. */
  wrong?: Input;
}

/** How a call is to differ from the right one. */
export interface Change {
  auth?: 'ticket' | 'none' | 'wrong';
  path?: (path: string) => string;
  query?: Record<string, string>;
  body?: unknown;
  context?: Partial<CallContext>;
}

/** One endpoint with everything that the tests need to walk it. */
export interface Way extends Pick<Details<never, unknown>, 'malformed'> {
  name: string;
  method: string;
  auth: 'ticket' | 'none' | 'credentials';
  foreign: Foreign;
  /** Makes the call, right or changed. Preparations are made once. */
  call: (world: World, change?: Change) => Promise<unknown>;
  /** Makes the right call, but about another player than the path names. */
  callAbout: (world: World, player: Player) => Promise<unknown>;
  /** Makes the right call, checks what it must say, and gives the reply as it was sent. */
  happen: (world: World) => Promise<unknown>;
  parse: (json: unknown) => unknown;
}

export function way<Input, Output>({ endpoint, ...details }: Details<Input, Output>): Way {
  const preparing = new WeakMap<World, Promise<Prepared<Input>>>();
  const prepared = (world: World) => {
    const started = preparing.get(world) ?? Promise.resolve(details.prepare(world));
    preparing.set(world, started);
    return started;
  };
  const call: Way['call'] = async (world, change = {}) => {
    const { context, input } = await prepared(world);
    const asked = change.auth === 'wrong' ? (details.wrong ?? input) : input;
    return request(changed(endpoint, change), asked, { ...context, ...change.context });
  };
  return {
    name: endpoint.name,
    method: endpoint.method,
    auth: typeof endpoint.auth === 'function' ? 'credentials' : endpoint.auth,
    malformed: details.malformed,
    foreign: details.foreign ?? 'is forbidden',
    call,
    callAbout: (world, { session: { profileId } }) =>
      call(world, { path: (path) => path.replace(playerInPath, `$1/${profileId}`) }),
    happen: async (world) => {
      const { context, input } = await prepared(world);
      let json: unknown;
      const keep: typeof fetch = async (url, init) => {
        const response = await (context.fetch ?? fetch)(url, init);
        json = await response.clone().json();
        return response;
      };
      const output = await request(endpoint, input, { ...context, fetch: keep });
      details.expects?.(output, world);
      return json;
    },
    parse: (json) => endpoint.parse(json),
  };
}

/** Where a path names a player: `/profiles/me/club/rewards`, `/profiles/entities/{entityId}`. */
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

/** The demo player asks. */
export const asDemo =
  <Input>(input: (world: World) => Input) =>
  (world: World): Prepared<Input> => ({ context: world.demo.context, input: input(world) });

/** Somebody without a ticket asks. */
export const asVisitor =
  <Input>(input: (world: World) => Input) =>
  (world: World): Prepared<Input> => ({ context: world.visitor, input: input(world) });

/** A player asks. */
export const as = <Input>({ context }: Player, input: Input): Prepared<Input> => ({ context, input });

/** `?spaceId=` that is none. */
export const noSpace = { query: { spaceId: 'moongate' }, names: 'spaceId' };
