import type { RootState } from '../rootReducer';

export const selectLocale = ({ locale }: RootState) => locale.locale;

export const selectMessages = ({ locale }: RootState) => locale.messages;

export const selectLocaleFailure = ({ locale }: RootState) => locale.failure;

/** Changes when screens must fetch their data again in another language. */
export const selectReloads = ({ locale }: RootState) => locale.reloads;
