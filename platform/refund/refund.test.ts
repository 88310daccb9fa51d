import { createServer } from 'node:http';
import { findAccount } from '../db/stores/accounts/accountStore';
import { ids } from '../content/ids';
import { listen, stop } from '../support/ports';
import { systemClock } from '../support/clock';
import { onEveryDatabase, type KeptPlace } from '../testing/databases';
import { newcomer, seedSample } from '../testing/players';
import { startPlatform, startUpMs } from '../testing/startPlatform';
import { giveRefund } from './refund';

onEveryDatabase((database) => {
  let place: KeptPlace;
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
      // Only one process may open an embedded database.
      await club.close();

      const runRefund = (refund: { transactionId: string; reason: string } | null) =>
        giveRefund({ player: email, refund }, { database: place, port: 0 }, club.clock);
      const [line = ''] = await runRefund(null);
      expect(line).toContain('2026-03-04T10:00  -150 Units  Ferryman’s mask');
      const refund = { transactionId: line.slice(0, 36), reason: 'It never arrived' };
      expect(await runRefund(refund)).toEqual([
        'Gave 150 Units back for Ferryman’s mask.',
        "The player's balance is 200 Units.",
      ]);
      expect((await runRefund(refund))[0]).toBe(
        'Nothing to do: 150 Units for Ferryman’s mask were given back on 2026-03-04.',
      );
      expect(await runRefund(null)).toEqual([`${line}  (refunded)`]);
    },
    startUpMs,
  );

  it('reports an unknown address', async () => {
    const refunding = giveRefund(
      { player: 'no@body.example', refund: null },
      { database: place, port: 0 },
      systemClock,
    );
    await expect(refunding).rejects.toThrow('There is no player with the address no@body.example.');
  });
});

describe('with an embedded database', () => {
  it('reports that the platform has to stop while its port is in use', async () => {
    const platform = createServer();
    const port = await listen(platform, 0);
    const settings = { database: { folder: '.' }, port };
    await expect(giveRefund({ player: 'a@b.example', refund: null }, settings, systemClock)).rejects.toThrow(
      `Port ${port} is in use: stop the platform first, because its database is only for one process.`,
    );
    await stop(platform);
  });

  it('creates no database in a missing folder', async () => {
    const settings = { database: { folder: '/nowhere/at/all' }, port: 0 };
    await expect(giveRefund({ player: 'a@b.example', refund: null }, settings, systemClock)).rejects.toThrow(
      'There is no database in the folder /nowhere/at/all',
    );
  });
});
