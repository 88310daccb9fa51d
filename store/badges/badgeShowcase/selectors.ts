import type { RootState } from '../../rootReducer';
import type { BadgeSelection } from './slice';

export const selectSelectedBadges = ({ selectedBadges }: RootState) => selectedBadges;

const nothing: BadgeSelection = { entityId: 'userSelectedBadges', revision: 0, badges: [] };

/** The selected badges with their revision; empty when nothing is stored. */
export const selectSelection = ({ profile }: RootState): BadgeSelection => profile.selectedBadges ?? nothing;

/** How many badges the player may select at the current level. */
export const selectBadgeSlots = ({ profile }: RootState) => profile.unlockedBadgeSlot;
