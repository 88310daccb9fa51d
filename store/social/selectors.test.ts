import { createTestStore } from '../support/testing/createTestStore';
import { selectSocialNetworks } from './selectors';

it('holds one network, with addresses derived from user and timeline', () => {
  const state = createTestStore().store.getState();

  expect(state.social.timeline.id).toBe('674620540158537728');
  expect(selectSocialNetworks(state)).toEqual([
    {
      name: 'twitter',
      displayName: 'Twitter',
      user: 'MeridianClub',
      url: 'https://twitter.com',
      active: true,
      accountUrl: 'https://twitter.com/MeridianClub',
      timelineUrl: 'https://twitter.com/MeridianClub/timelines/674620540158537728',
    },
  ]);
});
