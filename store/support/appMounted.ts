import { createAction } from '@reduxjs/toolkit';

/** Dispatched once, when the app has mounted in a browser. Starts what needs one: sign-on, window, language. */
export const appMounted = createAction('app/mounted');
