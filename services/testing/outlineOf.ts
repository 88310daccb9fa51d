import type { Endpoint } from '../http/endpoint';

/** A call as it is sent: method, path and query, authorization and body. */
export function outlineOf<Input>(endpoint: Endpoint<Input, unknown>, input: Input) {
  const query = Object.entries(endpoint.query?.(input) ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${String(value)}`],
  );
  const auth = typeof endpoint.auth === 'function' ? endpoint.auth(input) : endpoint.auth;
  const call = `${endpoint.method} ${endpoint.path(input)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return { call, auth, body: endpoint.body?.(input), isAddition: endpoint.isAddition };
}

/** What a call must be, the call, and its body if it has one. */
export type CallCase = [call: string, outline: () => ReturnType<typeof outlineOf>, body?: unknown];

/** The cases with names, for `test.each`. */
export const named = (cases: CallCase[]) => cases.map(([call, outline, body]) => ({ call, outline, body }));
