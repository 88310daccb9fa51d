import { Hono } from 'hono';
import type { HonoEnv, Platform } from '../context';
import type { Operation } from '../operation';
import { documentCalls, openApi } from './openApi';

/** `/openapi.json`: the calls as data. Made once, when somebody first asks. */
export function documents({ baseUrl }: Platform, operations: readonly Operation[]) {
  let documented: ReturnType<typeof documentCalls> | undefined;
  const read = () => (documented ??= documentCalls(operations, baseUrl));

  return new Hono<HonoEnv>().get('/openapi.json', (c) => {
    // Any page may read it: editors and generators of clients do.
    c.header('Access-Control-Allow-Origin', '*');
    return c.json(openApi(read()));
  });
}
