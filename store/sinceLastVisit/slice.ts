import { createAction } from '@reduxjs/toolkit';

/** A player's page is open in a browser: watches when the player comes back to it. */
export const watchRequested = createAction('sinceLastVisit/watchRequested');
