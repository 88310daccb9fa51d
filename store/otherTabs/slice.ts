import { createAction } from '@reduxjs/toolkit';
import type { TabChange } from '../../services/tabs/otherTabs';

/** Another tab has changed something: this one reads it again. */
export const changedElsewhere = createAction<TabChange>('otherTabs/changedElsewhere');

/** The pattern of one change of another tab, for sagas. */
export const elsewhere =
  (change: TabChange) =>
  (event: { type: string }): boolean =>
    changedElsewhere.match(event) && event.payload === change;
