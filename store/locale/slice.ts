import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLocale, type SupportedLocale } from '../../services/locale/supportedLocales';
import { countryOf, languageCodeOf } from '../../services/locale/languageNames';
import type { Messages } from '../../services/locale/messages';

/** Spec 3, Locale state, and why the language that was wanted last is not there. */
export interface LocaleState {
  /** `fr-CA`. */
  locale: SupportedLocale;
  /** Code of the language, as in the table of language names: `fr`, `pt-BR`. */
  code: string;
  messages: Messages;
  /** Country of the locale: `CA`. */
  country: string;
  /** 'Error loading locale: {reason}' (spec 8), or null. */
  failure: string | null;
  /** How often what the services say had to be asked for again, because a player chose another language. */
  reloads: number;
}

/** The state of a locale whose messages are at hand. */
export const createLocaleState = (locale: SupportedLocale, messages: Messages = {}): LocaleState => ({
  locale,
  code: languageCodeOf(locale),
  messages,
  country: countryOf(locale),
  failure: null,
  reloads: 0,
});

interface LocaleMessages {
  locale: SupportedLocale;
  messages: Messages;
}

/** The reader chose a language. */
export const localeChangeRequested = createAction<SupportedLocale>('locale/changeRequested');

/** The services speak the player's language: what they have said in another one is to be asked for again. */
export const contentOutdated = createAction('locale/contentOutdated');

/** Something opens whose texts no page brings: those of the language file are wanted. */
export const messagesRequested = createAction('locale/messagesRequested');

const localeSlice = createSlice({
  name: 'locale',
  initialState: createLocaleState(defaultLocale),
  reducers: {
    localeChanged: (state, { payload }: PayloadAction<LocaleMessages>) => ({
      ...createLocaleState(payload.locale, payload.messages),
      reloads: state.reloads,
    }),
    /** Texts came that a part of the site needs; those of another language than the reader's are left. */
    pageMessagesReceived: (state, { payload }: PayloadAction<LocaleMessages>) => {
      if (payload.locale === state.locale) Object.assign(state.messages, payload.messages);
    },
    /** The language stays as it was. */
    localeLoadFailed: (state, { payload }: PayloadAction<string>) => {
      state.failure = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(localeChangeRequested, (state) => {
        state.failure = null;
      })
      .addCase(contentOutdated, (state) => {
        state.reloads += 1;
      }),
});

export const { localeChanged, pageMessagesReceived, localeLoadFailed } = localeSlice.actions;
export const localeReducer = localeSlice.reducer;
