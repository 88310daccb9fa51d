import type { z } from 'zod';
import { headerNames } from '../../platform/http/kernel/headers';
import { parseEnvironment } from '../../services/http/environment';
import { platformUrl } from './settings';

/** The ids by which the site identifies itself to the platform. */
export const { appId, genomeId } = parseEnvironment(undefined);

export interface PlatformCall {
  method?: string;
  ticket?: string;
  authorization?: string;
  body?: unknown;
  /** The caller's address; a different one for each account, because the platform limits new accounts per address. */
  address?: string;
  idempotencyKey?: string;
}

/** Calls the platform directly, for what a test needs but does not test. */
export async function callPlatform(path: string, call: PlatformCall = {}): Promise<{ status: number; body: unknown }> {
  const { method = 'GET', ticket, authorization, body, address, idempotencyKey } = call;
  const headers = new Headers({ [headerNames.appId]: appId, [headerNames.contentType]: 'application/json' });
  if (ticket) headers.set(headerNames.authorization, `Ubi_v1 t=${ticket}`);
  if (authorization) headers.set(headerNames.authorization, authorization);
  if (idempotencyKey) headers.set(headerNames.idempotencyKey, idempotencyKey);
  if (address) headers.set('X-Forwarded-For', address);
  const response = await fetch(platformUrl + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Calls the platform and parses the response. Throws the status and the body unless the call succeeds. */
export async function fetchFromPlatform<T>(path: string, schema: z.ZodType<T>, call?: PlatformCall): Promise<T> {
  const { status, body } = await callPlatform(path, call);
  if (status >= 300) throw new Error(`${call?.method ?? 'GET'} ${path}: ${status} ${JSON.stringify(body)}`);
  return schema.parse(body);
}
