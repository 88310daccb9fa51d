import type { PlayerState } from '../../rootReducer';
import type { BadgeSelection } from './events';

const nothing: BadgeSelection = { entityId: 'userSelectedBadges', revision: 0, badges: [] };

export const selectSelection = ({ profile }: PlayerState): BadgeSelection => profile.selectedBadges ?? nothing;

export const selectBadgeSlots = ({ profile }: PlayerState) => profile.unlockedBadgeSlot;
