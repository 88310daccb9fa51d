import { z } from 'zod';
import { creditUnits } from '../useCases/club/creditUnits';
import { changePlayer } from '../db/stores/players/playerStore';
import { ids } from '../content/ids';
import { seedDatabase } from '../db/seed/seedDatabase';
import { openSession } from '../db/stores/accounts/sessionStore';
import { legalOptinsKeyFor, versionsOfOld } from '../domain/accounts/policies';
import type { ServiceContext } from '../serviceContext';
import { givenAccount, type AccountFields } from './accounts';
import { gameServerOf, type GameBody } from './gameServer';
import { sampleContent } from './sampleContent';
import type { TestCall, TestPlatform } from './startPlatform';

/** What test setup needs. */
type Club = { platform: Pick<ServiceContext, 'db' | 'clock'> };

/** Seeds the sample club at the clock's time. */
export const seedSample = ({ platform }: Club) => seedDatabase(platform.db, sampleContent, platform.clock.now());

/** A signed-in player with a client. */
export interface TestPlayer {
  profileId: string;
  call: (path: string, call?: TestCall) => ReturnType<TestPlatform['request']>;
  /** A call that the server of the body's game makes for the player. */
  callAsGame: (path: string, call: { method: 'POST' | 'PUT'; body: GameBody }) => ReturnType<TestPlatform['request']>;
}

/** A signed-in demo player of the sample. */
export const demoPlayer = (club: TestPlatform, key: string): TestPlayer => signedIn(club, ids.player(key));

let newcomers = 0;

/** A new player with Units earned now. */
export async function newcomer(
  club: TestPlatform,
  { units = 0, country = 'FR', ...account }: { units?: number } & AccountFields = {},
): Promise<TestPlayer> {
  newcomers += 1;
  const identity = {
    email: `newcomer${newcomers}@meridian.example`,
    nameOnPlatform: `Newcomer${newcomers}`,
    country,
    ...account,
  };
  const { userId } = await givenAccount(club, identity);
  await giveUnits(club, userId, units);
  return signedIn(club, userId);
}

/** The account of a player who accepted policies that have changed since. */
export const outdatedPolicies = { legalOptinsKey: legalOptinsKeyFor('FR', 'fr-FR', versionsOfOld) };

/** Every call gets a new ticket, because tickets live three hours and test clocks jump. */
const signedIn = (club: TestPlatform, profileId: string): TestPlayer => ({
  profileId,
  call: async (path, call) => {
    const { db, clock } = club.platform;
    const { ticket } = await openSession(db, clock, profileId, { rememberMe: false });
    return club.request(path, { ticket, ...call });
  },
  callAsGame: async (path, { method, body }) =>
    club.request(path, (await gameServerOf(club, profileId, body.spaceId))(path, body, method)),
});

/** Credits Units at the clock's time. */
export async function giveUnits({ platform }: Club, profileId: string, units: number): Promise<void> {
  const details = {
    reason: 'A gift',
    source: { type: 'club', id: 'gift', name: 'A gift' },
    spaceId: null,
  } as const;
  const now = platform.clock.now();
  await changePlayer(platform.db, profileId, (tx, player) => creditUnits(tx, player, [{ units, details }], now));
}

const balanceBody = z.object({
  units: z.number(),
  expiring: z.array(z.object({ units: z.number(), expiresAt: z.string() })),
});
const entriesBody = z.object({
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

export const balanceOf = async ({ call }: TestPlayer) => balanceBody.parse((await call(`${website}/newbalance`)).body);

/** The player's ledger, newest first. */
export const entriesOf = async ({ call }: TestPlayer) =>
  entriesBody.parse((await call('/v1/profiles/me/club/units/transactions?limit=100')).body);

/** Checks that the entries chain and that the last balance is the balance. */
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
