import { createSelector } from '@reduxjs/toolkit';
import type { PlayerState } from '../../rootReducer';
import { settingsWith } from './rules';

/** What the player has chosen, with changes that are not saved yet; null until it is loaded. */
export const selectNoticeSettings = createSelector(
  [({ noticeChoices }: PlayerState) => noticeChoices.saved, ({ noticeChoices }: PlayerState) => noticeChoices.pending],
  (saved, pending) => saved && settingsWith(saved, pending),
);

export const selectUnsavedNotices = ({ noticeChoices }: PlayerState) => noticeChoices.pending;
