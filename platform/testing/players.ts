import { z } from 'zod';
import { payUnits } from '../db/ledgerStore';
import { changePlayer } from '../db/playerStore';
import { ids } from '../content/ids';
import { seedDatabase } from '../db/seed/seedDatabase';
import { openSession } from '../db/sessionStore';
import type { Platform } from '../http/context';
import { givenAccount } from './accounts';
import { sampleContent } from './sampleContent';
import type { TestCall, TestPlatform } from './startPlatform';

/** All that it takes to set something up behind the calls. */
type Club = { platform: Pick<Platform, 'db' | 'clock'> };

/** Plants the sample club at the clock's present. */
export const seedSample = ({ platform }: Club) => seedDatabase(platform.db, sampleContent, platform.clock.now());

/** A signed-in player and a way to call the services as that player. */
export interface TestPlayer {
  profileId: string;
  call: (path: string, call?: TestCall) => ReturnType<TestPlatform['request']>;
}

/** A demo player of the sample, signed in. */
export const demoPlayer = (club: TestPlatform, key: string): TestPlayer => signedIn(club, ids.player(key));

let newcomers = 0;

/** A player who has just joined, with Units that were earned now. */
export async function newcomer(club: TestPlatform, { units = 0, country = 'FR' } = {}): Promise<TestPlayer> {
  newcomers += 1;
  const identity = { email: `newcomer${newcomers}@meridian.example`, nameOnPlatform: `Newcomer${newcomers}`, country };
  const { userId } = await givenAccount(club, identity);
  await giveUnits(club, userId, units);
  return signedIn(club, userId);
}

/** Every call has a fresh ticket: one lives three hours, and the clock of a test leaps. */
const signedIn = (club: TestPlatform, profileId: string): TestPlayer => ({
  profileId,
  call: async (path, call) => {
    const { db, clock } = club.platform;
    const { ticket } = await openSession(db, clock, profileId, { rememberMe: false });
    return club.request(path, { ticket, ...call });
  },
});

/** Units earned at the clock's present. */
export async function giveUnits({ platform }: Club, profileId: string, units: number): Promise<void> {
  const occasion = { reason: 'A gift', source: { type: 'club', id: 'gift', name: 'A gift' }, spaceId: null } as const;
  const now = platform.clock.now();
  await changePlayer(platform.db, profileId, (tx, player) => payUnits(tx, player, [{ units, occasion }], now));
}

const balanceReply = z.object({
  units: z.number(),
  expiring: z.array(z.object({ units: z.number(), expiresAt: z.string() })),
});
const entriesReply = z.object({
  total: z.number(),
  transactions: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      units: z.number(),
      kind: z.string(),
      reason: z.string(),
      source: z.object({ name: z.string() }),
      balanceAfter: z.number(),
    }),
  ),
});

const website = '/clubwip/v1/profiles/me/club/website';

export const balanceOf = async ({ call }: TestPlayer) => balanceReply.parse((await call(`${website}/newbalance`)).body);

/** The player's whole ledger, newest first. */
export const entriesOf = async ({ call }: TestPlayer) =>
  entriesReply.parse((await call('/v1/profiles/me/club/units/transactions?limit=100')).body);

/** What must hold for every ledger at every time: the rows chain, and the newest one's balance is the balance. */
export async function expectSoundLedger(player: TestPlayer) {
  const { units } = await balanceOf(player);
  const { transactions } = await entriesOf(player);
  const oldestFirst = [...transactions].reverse();
  let before = 0;
  for (const row of oldestFirst) {
    expect(row.balanceAfter).toBe(before + row.units);
    expect(row.balanceAfter).toBeGreaterThanOrEqual(0);
    before = row.balanceAfter;
  }
  expect(units).toBe(before);
}
