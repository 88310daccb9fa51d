import { toFailure } from '../../services/http/errors';
import { selectionStored } from '../badges/badgeShowcase/events';
import { discountRedeemed, rewardClaimed } from '../spend/slice';
import { buildPlatformProfile, buildUserProfile } from '../support/testing/builders';
import { profileRenamed } from '../account/slice';
import { avatarChanged, avatarChangeFailed, avatarChangeStarted, profileLoaded, profileReducer } from './slice';

const none = profileReducer(undefined, { type: 'nothing' });
const after = (...events: Parameters<typeof profileReducer>[1][]) => events.reduce(profileReducer, none);
const before = 'https://pictures.test/before';
const known = profileLoaded(buildUserProfile({ avatar: { initialAvatar: before, src: before } }));
const choose = (avatarGalleryId: string) => ({ avatarGalleryId, imageUrl: `https://pictures.test/${avatarGalleryId}` });
const [heron, owl] = [choose('heron'), choose('owl')];
const failure = toFailure(new Error('The services are down.'));

describe('another avatar', () => {
  it('shows while it is stored', () => {
    expect(after(known, avatarChangeStarted(heron))).toMatchObject({
      avatar: { initialAvatar: before, src: heron.imageUrl },
      avatarChange: { status: 'loading', choice: heron },
    });
  });

  it('is the avatar once it is stored, at the address of the services', () => {
    const stored = avatarChanged({ choice: heron, imageUrl: 'https://pictures.test/stored' });
    expect(after(known, avatarChangeStarted(heron), stored)).toMatchObject({
      avatar: { initialAvatar: 'https://pictures.test/stored', src: 'https://pictures.test/stored' },
      avatarChange: { status: 'loaded', choice: null },
    });
  });

  it('goes back to the stored one after a failure', () => {
    expect(after(known, avatarChangeStarted(heron), avatarChangeFailed({ choice: heron, failure }))).toMatchObject({
      avatar: { initialAvatar: before, src: before },
      avatarChange: { status: 'failed', failure, choice: null },
    });
  });

  it.each([
    ['was stored', avatarChanged({ choice: heron, imageUrl: heron.imageUrl }), heron.imageUrl],
    ['failed', avatarChangeFailed({ choice: heron, failure }), before],
  ])('shows also when an earlier one %s', (_case, event, initialAvatar) => {
    expect(after(known, avatarChangeStarted(heron), avatarChangeStarted(owl), event)).toMatchObject({
      avatar: { initialAvatar, src: owl.imageUrl },
      avatarChange: { status: 'loading', choice: owl },
    });
  });

  it('is not shown when it was stored after a logout', () => {
    const stored = avatarChanged({ choice: heron, imageUrl: heron.imageUrl });
    expect(after(stored)).toMatchObject({
      avatar: { src: '' },
      avatarChange: { status: 'idle', choice: null },
    });
  });

  it('is still pending when the profile is fetched meanwhile, and no earlier result is kept', () => {
    expect(after(avatarChangeStarted(heron), known).avatarChange).toMatchObject({ status: 'loading', choice: heron });
    const failed = [avatarChangeStarted(heron), avatarChangeFailed({ choice: heron, failure })];
    expect(after(...failed, known).avatarChange).toEqual({ status: 'idle', failure: null, choice: null });
  });
});

it('follows what changes elsewhere', () => {
  const selection = { entityId: 'my-badges', revision: 4, badges: [] };
  expect(after(known, selectionStored({ selection, isComplete: true })).selectedBadges).toEqual(selection);
  expect(after(known, profileRenamed(buildPlatformProfile({ nameOnPlatform: 'Orion' }))).username).toBe('Orion');
});

it.each([
  ['a claim', rewardClaimed({ rewardId: 'mask', unitBalance: 70 }), 10],
  ['a redemption', discountRedeemed({ keys: [], unitBalance: 70 }), 9],
])('has the balance after %s, and counts rewards', (_case, event, redeemedRewardsCount) => {
  expect(after(known, event)).toMatchObject({ units: 70, redeemedRewardsCount });
});
