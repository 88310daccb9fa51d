import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLocale, type SupportedLocale } from '../../services/locale/supportedLocales';
import { countryOf, languageCodeOf } from '../../services/locale/languageNames';
import type { Messages } from '../../services/locale/messages';

/** Spec 3, Locale state. */
export interface LocaleState {
  /** `fr-CA`. */
  locale: SupportedLocale;
  /** Code of the language, as in the table of language names: `fr`, `pt-BR`. */
  code: string;
  messages: Messages;
  /** Country of the locale: `CA`. */
  country: string;
  /** True when the page's address named the locale; otherwise the browser's is looked for (spec 4, Locale). */
  isInitialSet: boolean;
}

/** The state of a locale whose messages are at hand. */
export const createLocaleState = (
  locale: SupportedLocale,
  messages: Messages = {},
  isInitialSet = false,
): LocaleState => ({ locale, code: languageCodeOf(locale), messages, country: countryOf(locale), isInitialSet });

/** The reader chose a language. */
export const localeChangeRequested = createAction<SupportedLocale>('locale/changeRequested');

const localeSlice = createSlice({
  name: 'locale',
  initialState: createLocaleState(defaultLocale),
  reducers: {
    localeChanged: (state, { payload }: PayloadAction<{ locale: SupportedLocale; messages: Messages }>) =>
      createLocaleState(payload.locale, payload.messages, state.isInitialSet),
    localeLoadFailed: (_state, _action: PayloadAction<string>) => undefined,
  },
});

export const { localeChanged, localeLoadFailed } = localeSlice.actions;
export const localeReducer = localeSlice.reducer;
