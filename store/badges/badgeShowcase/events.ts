import { createAction } from '@reduxjs/toolkit';
import type { UserProfile } from '../../../services/clubWebsite/profiles';

export type BadgeSelection = NonNullable<UserProfile['selectedBadges']>;

/** `isComplete` is false if another device may have added a badge that is unknown here. */
export const selectionStored = createAction<{ selection: BadgeSelection; isComplete: boolean }>('badgeShowcase/stored');
