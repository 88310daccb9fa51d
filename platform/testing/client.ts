import { headerNames, schemeNames } from '../http/kernel/headers';

/** A call in a test; the app id is sent by default. */
export interface TestCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  /** Sent as JSON, except a string. */
  body?: unknown;
  ticket?: string;
  /** An empty value leaves the header out. */
  headers?: Record<string, string>;
  /** The caller's address. */
  address?: string;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text. */
  body: unknown;
}

export type TestClient = (path: string, call?: TestCall) => Promise<TestResponse>;

export const testAppId = '7c1d7d3a-5f0e-4d5c-9a0e-3b8a4f4b6c10';

/** Calls a platform over HTTP. */
export const clientOf =
  (url: string): TestClient =>
  async (path, call = {}) =>
    readResponse(await fetch(url + path, toRequestInit(call)));

export function toRequestInit({ method = 'GET', body, ticket, headers: own = {} }: TestCall): RequestInit {
  const headers = new Headers({ [headerNames.appId]: testAppId });
  if (ticket) headers.set(headerNames.authorization, `${schemeNames.ticket} t=${ticket}`);
  if (body !== undefined) headers.set(headerNames.contentType, 'application/json');
  for (const [name, value] of Object.entries(own)) {
    if (value) headers.set(name, value);
    else headers.delete(name);
  }
  if (body === undefined) return { method, headers };
  return { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

export async function readResponse(response: Response): Promise<TestResponse> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? parseJson(text) : text };
}

const parseJson = (text: string): unknown => JSON.parse(text);
