import { playerReports } from '../db/schema';
import { purgeAll } from '../testing/purgeAll';
import { newcomer, seedSample, type TestPlayer } from '../testing/players';
import { startPlatform, startUpMs, type TestPlatform } from '../testing/startPlatform';
import { reports } from './reports';

let club: TestPlatform;
beforeAll(async () => {
  club = await startPlatform();
  await seedSample(club);
}, startUpMs);
afterAll(() => club.close());

it('lists the reports, those that wait longest first, and closes those about a player', async () => {
  const { db, clock } = club.platform;
  const [ines, kit, reported] = [
    await newcomer(club, { nameOnPlatform: 'Ines', email: 'ines@meridian.example' }),
    await newcomer(club, { nameOnPlatform: 'Kit', email: 'kit@meridian.example' }),
    await newcomer(club, { nameOnPlatform: 'Rowdy', email: 'rowdy@meridian.example' }),
  ];
  const report = (from: TestPlayer, body: Record<string, unknown>) =>
    from.call('/v3/profiles/me/reports', { method: 'POST', body });
  const run = (...args: string[]) => reports.prepare(args)(db, clock.now());
  expect(await run()).toEqual(['There are no open reports.']);

  await report(ines, {
    pid: reported.profileId,
    reason: 'harassment',
    note: 'Insults\nme \u001b[31mdaily\u202e, \u2028really',
  });
  club.clock.advance(60_000);
  await report(kit, { nameOnPlatform: 'rowdy', reason: 'name' });
  expect(await run()).toEqual([
    '2026-03-04T10:00  Rowdy rowdy@meridian.example  harassment  by Ines  Insults me  [31mdaily ,  really',
    '2026-03-04T10:01  Rowdy rowdy@meridian.example  name  by Kit',
  ]);

  await expect(run('--player', 'no@body.example', '--close')).rejects.toThrow('There is no player');
  expect(await run('--player', 'Rowdy@meridian.example', '--close')).toEqual([
    'Closed 2 reports about rowdy@meridian.example.',
  ]);
  expect(await run('--player', 'rowdy@meridian.example', '--close')).toEqual([
    'Closed 0 reports about rowdy@meridian.example.',
  ]);
  expect(await run()).toEqual(['There are no open reports.']);
  // A closed report does not keep its reporter from another one.
  await report(ines, { pid: reported.profileId, reason: 'spam' });
  expect(await run()).toHaveLength(1);

  const kept = async (days: number) => {
    club.clock.set(new Date(Date.parse('2026-03-04T10:01:00Z') + days * 24 * 60 * 60 * 1000));
    await purgeAll(club.platform);
    return db.$count(playerReports);
  };
  expect(await kept(89)).toBe(3);
  expect(await kept(90)).toBe(1);
});

it.each([
  [['--close'], `--player is missing; say who was reported: ${reports.usage}`],
  [['--player', 'a@b.example'], 'Say --close'],
  [['--all'], "Unknown option '--all'"],
])('%j: %s', (args, sentence) => {
  expect(() => reports.prepare(args)).toThrow(sentence);
});
