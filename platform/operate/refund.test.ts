import { findAccount } from '../db/stores/accounts/accountStore';
import { ids } from '../content/ids';
import type { DatabasePlace } from '../db/connect';
import { onEveryDatabase } from '../testing/databases';
import { newcomer, seedSample } from '../testing/players';
import { startPlatform, startUpMs } from '../testing/startPlatform';
import { refund } from './refund';

onEveryDatabase((database) => {
  let place: DatabasePlace;
  beforeAll(async () => {
    place = await database.fresh();
  });

  it(
    "lists a player's spendings and refunds one",
    async () => {
      const club = await startPlatform({ database: place });
      await seedSample(club);
      const player = await newcomer(club, { units: 200 });
      const body = { id: ids.reward('moongate', 'ferrymans-mask'), spaceId: ids.space('moongate') };
      await player.call('/v1/profiles/me/club/rewards', { method: 'POST', body });
      const email = (await findAccount(club.platform.db, player.profileId))?.email ?? '';
      const run = (...args: string[]) =>
        refund.prepare(['--player', email, ...args])(club.platform.db, club.clock.now());
      const [line = ''] = await run();
      expect(line).toContain('2026-03-04T10:00  -150 Units  Ferryman’s mask');
      const again = ['--transaction', line.slice(0, 36).toUpperCase(), '--reason', ' It never arrived '];
      expect(await run(...again)).toEqual([
        'Gave 150 Units back for Ferryman’s mask.',
        "The player's balance is 200 Units.",
      ]);
      expect((await run(...again))[0]).toBe(
        'Nothing to do: 150 Units for Ferryman’s mask were given back on 2026-03-04.',
      );
      expect(await run()).toEqual([`${line}  (refunded)`]);
      const unknown = refund.prepare(['--player', 'no@body.example'])(club.platform.db, club.clock.now());
      await expect(unknown).rejects.toThrow('There is no player with the address no@body.example.');
      await club.close();
    },
    startUpMs,
  );
});

const transaction = '0B6F4F2E-7C3A-4F57-9B6E-0d2f6a1c9e55';

it.each([
  [[], `--player is missing; say whose Units they are: ${refund.usage}`],
  [['--player', 'a@b.example', '--transaction', '12'], '"12" is no transaction\'s id'],
  [['--player', 'a@b.example', '--transaction', transaction], '--reason is missing'],
  [['--player', 'a@b.example', '--transaction', transaction, '--reason', 'x'.repeat(121)], 'longer than 120'],
  [['--units', '100'], "Unknown option '--units'"],
])('%j: %s', (args, sentence) => {
  expect(() => refund.prepare(args)).toThrow(sentence);
});
