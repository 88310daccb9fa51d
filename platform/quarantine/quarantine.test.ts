import { findAccount } from '../db/stores/accounts/accountStore';
import { ids } from '../content/ids';
import { onPGlite } from '../testing/databases';
import { newcomer, seedSample } from '../testing/players';
import { startPlatform, startUpMs } from '../testing/startPlatform';
import { readOptions, usage } from './options';
import { handleQuarantine } from './quarantine';

onPGlite((database) => {
  it(
    'lists what waits, and releases or drops the events of a player',
    async () => {
      const place = await database.fresh();
      const club = await startPlatform({ database: place });
      await seedSample(club);
      const player = await newcomer(club);
      const spaceId = ids.space('moongate');
      for (const name of ['lake.crossed', 'gate.opened']) {
        const body = { spaceId, events: [{ name, count: 5000 }] };
        await player.callAsGame('/v3/profiles/me/events', { method: 'POST', body });
      }
      const email = (await findAccount(club.platform.db, player.profileId))?.email ?? '';
      const counted = await club.request('/metrics', { address: '127.0.0.1' });
      expect(counted.body).toMatch(/^club_held_events_total\{reason="counts"\} 2$/m);
      expect((await club.request('/metrics')).status).toBe(404);
      // Only one process may open an embedded database.
      await club.close();

      const run = (...args: string[]) => handleQuarantine(readOptions(args), { database: place, port: 0 }, club.clock);
      expect(await run()).toEqual([
        `2026-03-04T10:00  ${email}  moongate  2 events, the largest counts 5000  more than 60 a minute over an hour`,
      ]);
      await expect(run('--player', email, '--game', 'chess', '--drop')).rejects.toThrow('There is no game "chess".');
      await expect(run('--player', 'no@body.example', '--drop')).rejects.toThrow('There is no player');
      expect(await run('--player', email, '--game', 'saltwatch', '--drop')).toEqual([
        `Dropped 0 of ${email}'s events.`,
      ]);
      expect(await run('--player', email, '--release')).toEqual([`Released 2 of ${email}'s events.`]);
      expect(await run()).toEqual(['The quarantine is empty.']);
    },
    startUpMs,
  );
});

it.each([
  [['--release'], `--player is missing; say whose events they are: ${usage}`],
  [['--player', 'a@b.example'], 'Say either --release or --drop'],
  [['--player', 'a@b.example', '--release', '--drop'], 'Say either --release or --drop'],
  [['--all'], "Unknown option '--all'"],
])('%j: %s', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
