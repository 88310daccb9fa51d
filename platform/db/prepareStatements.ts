import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/** How many texts are prepared, because each connection keeps all of its own. Texts beyond are planned at each run. */
const mostPrepared = 400;

const names = new Map<string, string>();

/**
 * Makes a connection prepare each statement with parameters at its first run, so that PostgreSQL parses and plans it once
 * for each connection. The query builder makes the same text for the same call, so the text names the statement.
 */
export function prepareStatements(client: ClientBase): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') return;
  const prepared = (first: unknown, values: unknown, ...rest: unknown[]): unknown => {
    const name = isNameless(first) && Array.isArray(values) && values.length > 0 ? nameOf(first.text) : undefined;
    const named = name === undefined ? first : Object.assign({}, first, { name });
    return Reflect.apply(query, client, [named, values, ...rest]);
  };
  Object.assign(client, { query: prepared });
}

const isNameless = (query: unknown): query is { text: string } =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  (!('name' in query) || query.name === undefined);

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
