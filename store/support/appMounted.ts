import { createAction } from '@reduxjs/toolkit';

/** The page lives in a browser now: what needs one (sign-on, window, language) may begin. Dispatched once, by the app. */
export const appMounted = createAction('app/mounted');
