import type { RootState } from '../rootReducer';

/** The reader's locale, such as `fr-CA`. */
export const selectLocale = ({ locale }: RootState) => locale.locale;

/** The code of the reader's language in the table of language names: `fr`, `pt-BR`, `no`. */
export const selectLanguageCode = ({ locale }: RootState) => locale.code;

export const selectMessages = ({ locale }: RootState) => locale.messages;

/** Why the language that was wanted last could not be loaded, or null. */
export const selectLocaleFailure = ({ locale }: RootState) => locale.failure;

/** Changes where everything on the screen has to be asked for again, in another language. */
export const selectReloads = ({ locale }: RootState) => locale.reloads;
