import { readRewardsDetails, readRewardsOverview } from '../../services/clubWebsite/rewards';
import { toFailure } from '../../services/http/errors';
import { wireReward, wireRewards } from '../../services/testing/wireResponses';
import { policiesAccepted } from '../account/slice';
import {
  claimClosed,
  claimOpened,
  claimSteps,
  detailsSteps,
  overviewSteps,
  refreshSteps,
  rewardClaimed,
  rewardsReducer,
} from './slice';

const none = rewardsReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof rewardsReducer>[1][]) => events.reduce(rewardsReducer, none);
const failure = toFailure(new Error('The services are down.'));
const uses = [{ units: 30, expiresAt: null, used: 30, left: 0 }];
const opened = claimOpened('ferrymans-mask');
const started = claimSteps.started({ rewardId: 'ferrymans-mask', uses });
const failed = claimSteps.failed(failure);
const claimed = rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 90, code: 'CLAIM-1' });
const details = readRewardsDetails(wireRewards());

const keyOf = ({ claim }: typeof none) => claim?.idempotencyKey;

describe('the dialog of a claim', () => {
  it('opens with a new claim', () => {
    expect(after(opened).claim).toEqual({
      ...opened.payload,
      status: 'idle',
      failure: null,
      isOpen: true,
      uses: [],
      unitBalance: null,
      code: null,
    });
  });

  it('closes without a trace before the claim is confirmed, and after it has succeeded', () => {
    expect(after(opened, claimClosed()).claim).toBeNull();
    expect(after(opened, started, claimed, claimClosed()).claim).toBeNull();
    expect(after(claimClosed()).claim).toBeNull();
  });

  it('opens with the claim that runs, whatever the reward', () => {
    const { claim } = after(opened, started, claimClosed(), claimOpened('lamp-oil'));
    expect(claim).toMatchObject({ rewardId: 'ferrymans-mask', status: 'loading', isOpen: true, uses });
  });

  it('opens another reward where none runs', () => {
    expect(after(opened, claimOpened('lamp-oil')).claim).toMatchObject({ rewardId: 'lamp-oil', status: 'idle' });
  });

  it('keeps the key of a failed claim, so that Units are spent once', () => {
    const again = after(opened, started, failed, claimClosed(), claimOpened('ferrymans-mask'));
    expect(again.claim).toMatchObject({ status: 'idle', failure: null, isOpen: true });
    expect(keyOf(again)).toBe(opened.payload.idempotencyKey);
  });

  it('keeps the failure while it is open', () => {
    expect(after(opened, started, failed, claimOpened('ferrymans-mask')).claim).toMatchObject({
      status: 'failed',
      failure,
    });
  });

  it('keeps the receipt of a claim that ended while it was closed', () => {
    const seen = after(opened, started, claimClosed(), claimed, claimOpened('ferrymans-mask'));
    expect(seen).toMatchObject({ unseenClaim: null, claim: { status: 'loaded', unitBalance: 90, code: 'CLAIM-1' } });
  });
});

it.each([
  ['succeeded', claimed, { rewardId: 'ferrymans-mask', failure: null }],
  ['failed', failed, { rewardId: 'ferrymans-mask', failure }],
])('notes that a claim %s while its dialog was closed', (_case, event, unseen) => {
  expect(after(opened, started, claimClosed(), event).unseenClaim).toEqual(unseen);
  expect(after(opened, started, event).unseenClaim).toBeNull();
});

it.each([
  ['starts', started],
  ['fails', failed],
  ['succeeds', claimed],
])('ignores that a claim of another tab %s', (_case, event) => {
  expect(after(event)).toMatchObject({ claim: null, unseenClaim: null });
});

it('leaves an open claim alone when another reward is claimed elsewhere', () => {
  const state = after(opened, rewardClaimed({ rewardId: 'lamp-oil', unitBalance: 90 }));
  expect(state).toMatchObject({ claim: { rewardId: 'ferrymans-mask', status: 'idle' }, unseenClaim: null });
});

it('has no code where a claim brings none', () => {
  const withoutCode = rewardClaimed({ rewardId: 'ferrymans-mask', unitBalance: 90 });
  expect(after(opened, started, withoutCode).claim?.code).toBeNull();
});

it('forgets a failure for outdated policies once they are accepted, and no other state', () => {
  expect(after(opened, started, failed, policiesAccepted(null)).claim).toMatchObject({ status: 'idle', failure: null });
  expect(after(opened, started, policiesAccepted(null)).claim?.status).toBe('loading');
  expect(after(policiesAccepted(null)).claim).toBeNull();
});

describe('the rewards of a game', () => {
  const other = readRewardsDetails(wireRewards({ rewards: [wireReward({ rewardId: 'rune' })] }));

  it('are cleared while others are fetched, unlike the claim', () => {
    const state = after(detailsSteps.succeeded(details), opened, detailsSteps.started(null));
    expect(state).toMatchObject({ status: 'loading', rewardIds: [], totalOwned: 0, claim: opened.payload });
  });

  it('stay while they are refreshed', () => {
    const state = after(detailsSteps.succeeded(details), refreshSteps.started(null));
    expect(state).toMatchObject({ status: 'loaded', rewardIds: ['ferrymans-mask', 'lamp-oil'] });
  });

  it.each([
    ['fetched', detailsSteps.succeeded(other)],
    ['refreshed', refreshSteps.succeeded(other)],
  ])('are replaced when others are %s, unlike the claim', (_case, event) => {
    const unseen = [opened, started, claimClosed(), failed];
    expect(after(detailsSteps.succeeded(details), ...unseen, event)).toMatchObject({
      status: 'loaded',
      rewardIds: ['rune'],
      claim: opened.payload,
      unseenClaim: { rewardId: 'ferrymans-mask' },
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
