import type { RootState } from '../../rootReducer';
import type { Selection } from './slice';

export const selectSelectedBadges = ({ selectedBadges }: RootState) => selectedBadges;

const nothing: Selection = { entityId: 'userSelectedBadges', revision: 0, badges: [] };

/** What the player shows, with its revision; nothing where the services keep none. */
export const selectSelection = ({ profile }: RootState): Selection => profile.selectedBadges ?? nothing;

/** How many badges the player's level lets them show. */
export const selectBadgeSlots = ({ profile }: RootState) => profile.unlockedBadgeSlot;
