import { createSlice } from '@reduxjs/toolkit';
import { socialAccount } from '../../services/brand/socialAccount';

/** Spec 3, Social network entry. */
interface SocialNetworkEntry {
  name: 'twitter';
  displayName: string;
  user: string;
  url: string;
  active: boolean;
}

interface SocialState {
  networks: SocialNetworkEntry[];
  timeline: { id: string };
}

/** Spec 9, Other. */
const socialTimelineId = '674620540158537728';

const initialState: SocialState = {
  networks: [{ name: 'twitter', ...socialAccount, active: true }],
  timeline: { id: socialTimelineId },
};

const socialSlice = createSlice({ name: 'social', initialState, reducers: {} });

export const socialReducer = socialSlice.reducer;
