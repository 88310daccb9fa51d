import {
  wireAction,
  wireBankedChallenge,
  wireChallenge,
  wireClaim,
  wireStatCard,
  wireTransaction,
} from '../testing/wireResponses';
import { readActions } from './actions';
import { readBankedChallenge, readChallenge } from './challenges';
import { readConfig } from './configuration';
import { readRewardClaim } from './rewards';
import { readStatCards } from '../clubWebsite/stats';
import { readTitles } from './titles';
import { readTransactions } from './transactions';

describe('responses of the club', () => {
  it('reads a challenge with its thresholds, and its items by name', () => {
    const challenge = readChallenge(
      wireChallenge({ reward: { units: 60, xp: 600, items: ['Mask', { name: 'Oil' }] } }),
    );

    expect(challenge).toMatchObject({
      challengeId: 'chart-caves',
      type: 'weekly',
      status: 'active',
      endDate: '2024-03-11T00:00:00.000Z',
      completionDate: null,
      reward: { units: 60, xp: 600, items: ['Mask', 'Oil'] },
    });
    expect(challenge.thresholds[1]).toEqual({ value: 6, units: 20, xp: 200, reached: false });
  });

  it('reads a banked challenge with the rewards granted', () => {
    expect(readBankedChallenge(wireBankedChallenge())).toMatchObject({
      challenge: { challengeId: 'chart-caves', status: 'banked' },
      rewardsGranted: { units: 60, xp: 600 },
      unitBalance: 180,
    });
  });

  it('reads the unit balance of a claim', () => {
    expect(readRewardClaim(wireClaim(90))).toEqual({ unitBalance: 90, reward: { code: null, downloadUrl: null } });
  });

  it('reads actions, titles, transactions, statistics and settings', () => {
    expect(readActions({ actions: [wireAction()] })[0]).toMatchObject({ id: 'first-dock', xp: 50 });
    expect(
      readTitles({ titles: [{ spaceId: 's', profileId: 'p', rewards: { new: 1, owned: 2, available: 3 } }] }),
    ).toEqual([
      expect.objectContaining({
        spaceId: 's',
        owned: true,
        rewards: { new: 1, owned: 2, available: 3 },
        units: { owned: 0, available: 0 },
      }),
    ]);
    expect(readTransactions({ transactions: [wireTransaction({ id: 7 })], total: 12 })).toMatchObject({
      transactions: [{ id: '7', units: -30, kind: 'spent', source: { name: "Ferryman's Mask" } }],
      total: 12,
    });
    expect(readStatCards({ Statscards: [wireStatCard()] })[0]).toMatchObject({ value: 86400, format: 'LongTimespan' });
    expect(
      readConfig({
        spaceId: 's',
        country: 'US',
        locale: 'en-US',
        environment: 'UAT',
        days: 180,
        rarities: [{ id: 'exotic', name: 'Exotic' }],
        features: { challengesEnabled: true, statsEnabled: false },
      }),
    ).toEqual({ environment: 'UAT', days: 180 });
  });

  it('names the field of an id that is neither a number nor a text', () => {
    const transactions = [wireTransaction({ id: null })];
    expect(() => readTransactions({ transactions, total: 1 })).toThrow('reply.transactions[0].id is not a text');
  });

  it('names the field of an unknown challenge status', () => {
    expect(() => readChallenge(wireChallenge({ status: 'paused' }))).toThrow('reply.status is not one of available');
  });
});
