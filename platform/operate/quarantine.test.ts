import { findAccount } from '../db/stores/accounts/accountStore';
import { ids } from '../content/ids';
import { newcomer, seedSample } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { quarantine } from './quarantine';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

it('lists and counts what waits, and releases or drops the events of a player', async () => {
  const { db, clock } = club.platform;
  const player = await newcomer(club);
  const spaceId = ids.space('moongate');
  for (const name of ['lake.crossed', 'gate.opened']) {
    const body = { spaceId, events: [{ name, count: 5000 }] };
    await player.callAsGame('/v3/profiles/me/events', { method: 'POST', body });
  }
  const counted = await club.request('/metrics', { address: '127.0.0.1' });
  expect(counted.body).toMatch(/^club_held_events_total\{reason="counts"\} 2$/m);
  expect((await club.request('/metrics')).status).toBe(404);

  const email = (await findAccount(db, player.profileId))?.email ?? '';
  const run = (...args: string[]) => quarantine.prepare(args)(db, clock.now());
  expect(await run()).toEqual([
    `2026-03-04T10:00  ${email}  moongate  2 events, the largest counts 5000  more than 60 a minute over an hour`,
  ]);
  await expect(run('--player', email, '--game', 'chess', '--drop')).rejects.toThrow('There is no game "chess".');
  await expect(run('--player', 'no@body.example', '--drop')).rejects.toThrow('There is no player');
  expect(await run('--player', email, '--game', 'saltwatch', '--drop')).toEqual([`Dropped 0 of ${email}'s events.`]);
  expect(await run('--player', email, '--release')).toEqual([`Released 2 of ${email}'s events.`]);
  expect(await run()).toEqual(['The quarantine is empty.']);
});

it.each([
  [['--release'], `--player is missing; say whose events they are: ${quarantine.usage}`],
  [['--player', 'a@b.example'], 'Say either --release or --drop'],
  [['--player', 'a@b.example', '--release', '--drop'], 'Say either --release or --drop'],
  [['--all'], "Unknown option '--all'"],
])('%j: %s', (args, sentence) => {
  expect(() => quarantine.prepare(args)).toThrow(sentence);
});
