import { createAction } from '@reduxjs/toolkit';
import type { TabChange } from '../../services/tabs/otherTabs';

export const changedElsewhere = createAction<TabChange>('otherTabs/changedElsewhere');

export const elsewhere =
  (change: TabChange) =>
  (event: { type: string }): boolean =>
    changedElsewhere.match(event) && event.payload === change;
