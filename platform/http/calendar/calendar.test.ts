import ICAL from 'ical.js';
import { z } from 'zod';
import { buildCreation } from '../../testing/accounts';
import { purgeAll } from '../../testing/purgeAll';
import { demoPlayer, giveUnits, newcomer, seedSample, type TestPlayer } from '../../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../../testing/startPlatform';

const settingPath = '/v1/profiles/me/club/calendar';
const now = '2026-03-04T10:00:00Z';
const { password } = buildCreation();

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform({ now });
  await seedSample(club);
}, startUpMs);
beforeEach(() => club.clock.set(new Date(now)));
afterAll(() => club.close());

const made = z.object({ address: z.string(), date: z.string() });

/** Makes an address and returns its path. */
async function addressOf({ call }: TestPlayer): Promise<string> {
  const { body } = await call(settingPath, { method: 'PUT' });
  return new URL(made.parse(body).address).pathname;
}

/** A calendar reads an address: without a ticket and an application id. */
const read = (path: string, headers: Record<string, string> = {}) =>
  club.request(path, { headers: { 'Ubi-AppId': '', ...headers } });

const eventsOf = (file: unknown) =>
  ICAL.Component.fromString(z.string().parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

it('is read by another program: days as days, with reminders', async () => {
  const { status, headers, body } = await read(await addressOf(await newcomer(club, { units: 1200 })));
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const [event, ...others] = eventsOf(body);
  expect(others).toEqual([]);
  expect(event?.summary).toBe('Units that expire: 1,200 (Meridian Club)');
  expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, '2028-03-31']);
  const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P14D', '-P2D']);
});

it('has the ends of challenges as instants in UTC, in the language of the player', async () => {
  const { body } = await read(await addressOf(demoPlayer(club, 'northwind')));
  const [weekly] = eventsOf(body).filter(({ summary }) => /^Fin du défi\u00a0: .+ \(Moongate\)$/.test(summary));
  expect(weekly?.startDate.toString()).toBe('2026-03-08T23:00:00Z');
  expect(weekly?.endDate.toString()).toBe('2026-03-09T00:00:00Z');
});

it('has nothing of the player besides: no name, no address, no id', async () => {
  const player = await newcomer(club, { units: 10 });
  const { body } = await read(await addressOf(player));
  expect(body).not.toMatch(new RegExp(`${player.profileId}|newcomer|@meridian\\.example`, 'i'));
});

it('is answered by 304 until a deadline changes or another day begins', async () => {
  const player = await newcomer(club, { units: 10 });
  const path = await addressOf(player);
  const etag = (await read(path)).headers.get('etag') ?? '';
  club.clock.set(new Date('2026-03-04T11:00:00Z'));
  expect(await read(path, { 'If-None-Match': etag })).toMatchObject({ status: 304, body: '' });
  await giveUnits(club, player.profileId, 5);
  expect((await read(path, { 'If-None-Match': etag })).status).toBe(200);
});

describe('its address', () => {
  it('is shown once, replaced by a later one, and ends when the player ends it', async () => {
    const player = await newcomer(club);
    expect((await player.call(settingPath)).body).toEqual({ date: null });
    const first = await addressOf(player);
    const second = await addressOf(player);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await player.call(settingPath)).body).toEqual({ date: '2026-03-04T10:00:00.0000000Z' });
    expect((await player.call(settingPath, { method: 'DELETE' })).body).toEqual({ date: null });
    expect((await read(second)).status).toBe(404);
  });

  it.each([4, 64, 3000])('is a secret: another one of %i letters is nobody’s', async (length) => {
    expect(await read(`/calendar/${'x'.repeat(length)}.ics`)).toMatchObject({ status: 404, body: 'No such calendar.' });
  });

  it.each([
    ['the player signs out everywhere', '/v3/users/me/sessions', { method: 'DELETE' as const }],
    ['the account is closed', '/v3/users/me/closing', { method: 'POST' as const, body: { password } }],
  ])('ends when %s', async (_, path, call) => {
    const player = await newcomer(club);
    const address = await addressOf(player);
    expect((await player.call(path, call)).status).toBe(200);
    expect((await read(address)).status).toBe(404);
  });

  it('ends after 400 days in which no calendar has read it', async () => {
    const [used, unused] = [await addressOf(await newcomer(club)), await addressOf(await newcomer(club))];
    club.clock.set(new Date('2027-01-01T00:00:00Z'));
    await read(used);
    club.clock.set(new Date('2027-06-01T00:00:00Z'));
    await purgeAll(club.platform);
    expect([(await read(used)).status, (await read(unused)).status]).toEqual([200, 404]);
  });

  it('is in the copy of the data as the day on which it was made', async () => {
    const player = await newcomer(club);
    const address = await addressOf(player);
    const { body } = await player.call('/v3/users/me/dataCopies', { method: 'POST', body: { password } });
    const { calendarAddress } = copy.parse(body).data;
    expect(calendarAddress).toMatchObject([{ createdAt: '2026-03-04T10:00:00.000Z' }]);
    expect(JSON.stringify(body)).not.toContain(address.slice('/calendar/'.length, -'.ics'.length));
  });
});

const copy = z.object({ data: z.object({ calendarAddress: z.array(z.record(z.string(), z.unknown())) }) });
