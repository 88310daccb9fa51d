import { readRewardsDetails, readRewardsOverview } from '../../services/clubWebsite/rewards';
import { toFailure } from '../../services/http/errors';
import { wireReward, wireRewards } from '../../services/testing/wireResponses';
import { detailsSteps, overviewSteps, refreshSteps, rewardsReducer } from './slice';

const none = rewardsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof rewardsReducer>[1][]) => events.reduce(rewardsReducer, none);
const failure = toFailure(new Error('The services are down.'));
const details = readRewardsDetails(wireRewards());

describe('the rewards of a game', () => {
  const other = readRewardsDetails(wireRewards({ rewards: [wireReward({ rewardId: 'rune' })] }));

  it('are cleared while others are fetched', () => {
    const state = after(detailsSteps.succeeded(details), detailsSteps.started(null));
    expect(state).toMatchObject({ status: 'loading', rewardIds: [], totalOwned: 0 });
  });

  it('stay while they are refreshed', () => {
    const state = after(detailsSteps.succeeded(details), refreshSteps.started(null));
    expect(state).toMatchObject({ status: 'loaded', rewardIds: ['ferrymans-mask', 'lamp-oil'] });
  });

  it.each([
    ['fetched', detailsSteps.succeeded(other)],
    ['refreshed', refreshSteps.succeeded(other)],
  ])('are replaced when others are %s', (_case, event) => {
    expect(after(detailsSteps.succeeded(details), event)).toMatchObject({
      status: 'loaded',
      rewardIds: ['rune'],
    });
  });

  it('have the counts of the overview before they are known', () => {
    expect(after(overviewSteps.succeeded(readRewardsOverview(wireRewards())))).toMatchObject({
      overview: details.rarities,
      totalAvailable: 2,
      totalOwned: 1,
      rewardIds: [],
    });
  });

  it('may fail', () => {
    expect(after(detailsSteps.failed(failure))).toMatchObject({ status: 'failed', failure });
  });
});
