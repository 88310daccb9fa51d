import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import type { SocialNetworkEntry, SocialState } from './slice';

/** Spec 3, Social network entry). */
const accountUrlOf = ({ url, user }: SocialNetworkEntry) => `${url}/${user}`;

/** Spec 3, Social network entry). */
const timelineUrlOf = (network: SocialNetworkEntry, { id }: SocialState['timeline']) =>
  `${accountUrlOf(network)}/timelines/${id}`;

export const selectSocialNetworks = createSelector(
  [({ social }: RootState) => social.networks, ({ social }: RootState) => social.timeline],
  (networks, timeline) =>
    networks
      .filter(({ active }) => active)
      .map((network) => ({
        ...network,
        accountUrl: accountUrlOf(network),
        timelineUrl: timelineUrlOf(network, timeline),
      })),
);
