import type { z } from 'zod';
import { headerNames } from '../../platform/http/kernel/headers';
import { parseEnvironment } from '../../services/http/environment';
import { platformUrl } from './settings';

/** The site's own names among the publisher's applications. */
export const { appId, genomeId } = parseEnvironment(undefined);

export interface PlatformCall {
  method?: string;
  ticket?: string;
  authorization?: string;
  body?: unknown;
  /** The caller's address; another one for each account, because the platform slows down who makes many. */
  address?: string;
  idempotencyKey?: string;
}

/** Calls the platform as a client does, for what a test needs but is not about. */
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

/** The same, for a call that has to succeed, with what it replied. Throws what the platform said instead. */
export async function ask<T>(path: string, reply: z.ZodType<T>, call?: PlatformCall): Promise<T> {
  const { status, body } = await callPlatform(path, call);
  if (status >= 300) throw new Error(`${call?.method ?? 'GET'} ${path}: ${status} ${JSON.stringify(body)}`);
  return reply.parse(body);
}
