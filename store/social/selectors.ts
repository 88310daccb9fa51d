import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

/** Spec 3, Social network entry. */
export const selectSocialNetworks = createSelector(
  [({ social }: RootState) => social.networks, ({ social }: RootState) => social.timeline],
  (networks, timeline) =>
    networks
      .filter(({ active }) => active)
      .map((network) => {
        const accountUrl = `${network.url}/${network.user}`;
        return { ...network, accountUrl, timelineUrl: `${accountUrl}/timelines/${timeline.id}` };
      }),
);
