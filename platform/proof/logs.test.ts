import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import * as schema from '../db/schema';
import type { DocumentedCall } from '../http/documents/documentCalls';
import type { Email } from '../support/emails';
import { jobHandlers } from '../jobs/jobHandlers';
import { errorLogger } from '../support/logError';
import { createLogger, requestLogger } from '../support/logger';
import { startTracing } from '../support/tracing';
import { basic, buildCreation, givenAccount, logInAs } from '../testing/accounts';
import type { TestCall } from '../testing/client';
import { startWithCalls } from '../testing/documentedCalls';
import type { TestPlayer } from '../testing/players';
import { postForm, postFormWithoutScript, widgetRequest } from '../testing/signOnPages';
import { startUpMs, type TestPlatform } from '../testing/startPlatform';
import { startTraceCollector, type TraceCollector } from '../testing/traceCollector';

jest.setTimeout(300_000);

/** In every text that is sent and in every value of a query; no log line may have it. */
const marker = 'Zq7marker';
const sentCode = '718293';
const { email, password } = buildCreation({ email: 'zq7marker@northlight.example', password: `${marker}Pass1` });
const login = { email, password, nameOnPlatform: 'Zq7markerName' };

let club: TestPlatform;
let player: TestPlayer;
let calls: readonly DocumentedCall[];
const emails: Email[] = [];
let traces: TraceCollector;
let stopTracing: () => Promise<void>;
/** What no log line may contain besides the marker: tickets, codes, hashes. */
const secrets = new Set<string>([sentCode]);
/** Everything that is written to the log, stdout, stderr and the console. */
const logged: string[] = [];
const log = createLogger('platform', 'debug', { write: (line) => void logged.push(line) });
const levelsOf = (lines: readonly string[]) =>
  lines.map((line) => z.looseObject({ level: z.string() }).parse(JSON.parse(line)).level);
const errorsLogged = () => levelsOf(logged).filter((level) => level === 'error').length;

beforeAll(async () => {
  const sendEmail = (sent: Email) => Promise.resolve(void emails.push(sent));
  traces = await startTraceCollector();
  stopTracing = await startTracing('platform', traces.exporter);
  const logging = { reportError: errorLogger(log), requestEnded: requestLogger(log) };
  ({ club, player, calls } = await startWithCalls({ sendEmail, ...logging, proxyHops: 1 }));
  const { passwordHash } = await givenAccount(club, login);
  secrets.add(passwordHash);
}, startUpMs);
afterAll(async () => {
  await club.close();
  await traces.close();
});

beforeEach(() => {
  logged.length = 0;
  const log = (...parts: unknown[]) => {
    logged.push(parts.map(String).join(' '));
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(log);
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, method).mockImplementation(log);
  }
});
afterEach(() => jest.restoreAllMocks());

let addresses = 0;
/** Headers of a caller from an address of its own, because some calls are limited by address. */
const fromElsewhere = () => ({ 'X-Forwarded-For': `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}` });

/** Notes the tickets and codes in a response. */
function noteSecrets({ body, headers }: Awaited<ReturnType<TestPlatform['request']>>) {
  const text = `${JSON.stringify(body)} ${headers.getSetCookie().join(' ')}`;
  for (const [secret] of text.matchAll(/[\w-]{64}/g)) secrets.add(secret);
  for (const [, code = ''] of text.matchAll(/"userCode":"([^"]+)"/g)) secrets.add(code);
}

async function send(path: string, call: TestCall, { isPlayer = true } = {}) {
  const headers = { ...fromElsewhere(), ...call.headers };
  const response = await (isPlayer ? player.call : club.request)(path, { ...call, headers });
  noteSecrets(response);
  return response;
}

const fields = z.record(z.string(), z.unknown());

/** The example of a call, with the marker in its query and its body. */
function exampleOf({ urlExample, bodyExample, body, definition: { method } }: DocumentedCall) {
  const path = `${urlExample}${urlExample.includes('?') ? '&' : '?'}x=${marker}`;
  return { path, method, body: body && { ...fields.parse(bodyExample), unknownField: marker } };
}

/** Every operation: as documented, without a ticket, and with broken fields, bodies, paths and headers. */
async function callEverything() {
  for (const call of calls) {
    const { path, method, body } = exampleOf(call);
    await send(path, { method, body });
    await send(path, { method, body }, { isPlayer: false });
    await send(path, { method, body, ticket: `${marker}${'t'.repeat(60)}` });
    const marked = Object.fromEntries(Object.keys(body ?? {}).map((field) => [field, `${marker} ${email}`]));
    await send(`${path}&locale=${marker}`, { method, body: body && marked });
    if (body) await send(path, { method, body: `{"password":"${marker}` });
    const [place = ''] = path.split('?');
    await send(`${place.replace(/\/me(?=\/|$)/, `/${marker}`)}%00`, { method, body });
    for (const { name } of call.query) await send(`${place}?${name}=${marker}`, { method, body });
  }
}

/** Logins by every scheme, and the sign-on's forms: those that succeed and those that do not. */
async function submitForms() {
  const credentials = [basic(email, password), basic(email, `${marker}Wrong1`), basic(`x${email}`, password)];
  const schemes = ['Ubi_v1', 'rm_v1', 'ubi_2fa_v1', 'switch', 'console_auth_code', 'psn'];
  for (const Authorization of [...credentials, ...schemes.map((scheme) => `${scheme} t=${marker}`), marker]) {
    const headers = { Authorization, 'Ubi-2FACode': sentCode };
    await send('/v3/profiles/sessions', { method: 'POST', body: { rememberMe: true }, headers }, { isPlayer: false });
  }
  const { nameOnPlatform } = login;
  const birth = { 'birth-day': '4', 'birth-month': '9', 'birth-year': '1999' };
  const forms: [string, Record<string, string>][] = [
    ['/sso/login', { email, password }],
    ['/sso/login', { email, password: `${marker}Wrong1` }],
    [
      '/sso/signup',
      { email: `${addresses}${email}`, password, nameOnPlatform: `Zq${addresses}`, country: 'FR', ...birth },
    ],
    ['/sso/signup', { email, password, nameOnPlatform, country: marker, ...birth }],
    ['/sso/code', { twoFactorTicket: marker, code: sentCode }],
    ['/sso/code/mail', { twoFactorTicket: marker }],
    ['/sso/forgotten', { email }],
    ['/sso/reset', { token: marker, password, lang: 'en-US' }],
    ['/sso/console', { code: marker, decision: 'approve' }],
  ];
  for (const [path, fields] of forms) {
    const headers = { ...fromElsewhere(), Cookie: `sign_on_4000=${marker}; known_device_4000=${'k'.repeat(64)}` };
    noteSecrets(await postForm(club, path, { ...widgetRequest, ...fields }, { headers }));
    noteSecrets(await postFormWithoutScript(club, path, { ...widgetRequest, ...fields }, headers));
  }
  for (const { text } of emails) for (const [secret] of text.matchAll(/[\w-]{64}/g)) secrets.add(secret);
  // Rejected batches of the metrics beacon.
  for (const body of [marker, { events: [{ type: marker }] }, { events: Array(500).fill({ type: marker }) }]) {
    await club.request('/metrics/events', { method: 'POST', body, headers: { Origin: 'http://localhost:3000' } });
  }
}

/** The marker, email addresses, hashes, tickets, parameters of statements. */
const forbidden = /zq7marker|[\w.+-]+@[\w-]+\.\w+|\$argon2|[\w-]{64}|params:/i;

function expectCleanLog() {
  const known = [...secrets];
  for (const line of logged) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(2048);
    expect(JSON.parse(line)).toHaveProperty('level');
    expect(line).not.toMatch(forbidden);
    expect(known.filter((secret) => line.includes(secret))).toEqual([]);
  }
}

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
/** A player's ticket is a row too, so sessions stay as they are. */
const isHeld = (table: string) => table !== 'sessions';

const groupsOf = (size: number, names: string[]) =>
  Array.from({ length: Math.ceil(names.length / size) }, (_, at) => names.slice(at * size, (at + 1) * size));

it('logs a line with the route for each call that succeeds or is rejected, and no value of it', async () => {
  await callEverything();
  await submitForms();
  const { ticket, rememberMeTicket } = await logInAs(club, { ...login, rememberMe: true });
  [ticket, rememberMeTicket ?? ''].forEach((secret) => secrets.add(secret));

  expectCleanLog();
  expect(new Set(levelsOf(logged))).toEqual(new Set(['info']));
  expect(logged.join('')).not.toContain(player.profileId);
  expect(
    logged.some((line) => line.includes('"method":"POST","route":"/v1/profiles/:id/club/rewards","status":')),
  ).toBe(true);
  expect(secrets.size).toBeGreaterThan(5);
});

it('logs no value where writes fail and the database repeats the row', async () => {
  const { db } = club.platform;
  await db.execute(sql`create function reject_row() returns trigger language plpgsql as
    $$ begin raise exception 'The row % is rejected.', new; end $$`);
  const each = (statement: (table: string) => string) =>
    Promise.all(tables.map((table) => db.execute(sql.raw(statement(table)))));
  await each((table) =>
    isHeld(table)
      ? `create trigger reject_row before insert or update on "${table}" for each row execute function reject_row()`
      : 'select 1',
  );
  await callEverything();
  await submitForms();
  await each((table) => `drop trigger if exists reject_row on "${table}"`);

  expect(errorsLogged()).toBeGreaterThan(20);
  expectCleanLog();
});

it('logs no value where reads fail because tables are missing', async () => {
  const { db } = club.platform;
  const rename = async (from: (table: string) => string, to: (table: string) => string, group: string[]) => {
    for (const table of group) await db.execute(sql.raw(`alter table "${from(table)}" rename to "${to(table)}"`));
  };
  const own = (table: string) => table;
  const away = (table: string) => `${table}_away`;
  for (const group of groupsOf(5, tables.filter(isHeld))) {
    const before = errorsLogged();
    await rename(own, away, group);
    for (const call of calls) {
      const { path, method, body } = exampleOf(call);
      await send(path, { method, body });
      for (const { name } of call.query) await send(`${path}&${name}=${marker}`, { method, body });
    }
    await submitForms();
    await jobHandlers
      .maintenance(club.platform, { id: '', data: {} })
      .catch((error: unknown) => errorLogger(log)(error, 'maintenance'));
    await rename(away, own, group);
    expect({ group, entries: errorsLogged() - before }).not.toEqual({ group, entries: 0 });
  }
  expectCleanLog();
});

it('shows nothing of a failed query to the caller', async () => {
  const { db } = club.platform;
  await db.execute(sql.raw('alter table accounts rename to moved_away'));
  const headers = { Authorization: basic(email, password), ...fromElsewhere() };
  const response = await club.request(`/v3/profiles/sessions`, { method: 'POST', body: {}, headers });
  await db.execute(sql.raw('alter table moved_away rename to accounts'));

  expect(response).toMatchObject({ status: 500, body: { errorCode: 2000, moreInfo: '' } });
  expect(JSON.stringify(response.body)).not.toMatch(/select|accounts|moved|at .*:\d+/);
});

it('traces all of it, and no value', async () => {
  await stopTracing();
  expect(new Set(traces.spans.map(({ name }) => name))).toContain('POST /v1/profiles/:id/club/rewards');
  expect(traces.spans.some(({ attributes }) => attributes['error.type'] !== undefined)).toBe(true);
  const known = [...secrets, player.profileId];
  for (const body of traces.bodies) {
    expect(body).not.toMatch(forbidden);
    expect(known.filter((secret) => body.includes(secret))).toEqual([]);
  }
});
