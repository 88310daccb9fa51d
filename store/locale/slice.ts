import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLocale, type SupportedLocale } from '../../services/locale/supportedLocales';
import { countryOf, languageCodeOf } from '../../services/locale/languageNames';
import type { Messages } from '../../services/locale/messages';

/** Spec 3, Locale state, with the failure of the last change. */
export interface LocaleState {
  /** `fr-CA`. */
  locale: SupportedLocale;
  /** Key in the table of language names: `fr`, `pt-BR`. */
  code: string;
  messages: Messages;
  /** Country of the locale: `CA`. */
  country: string;
  /** 'Error loading locale: {reason}' (spec 8), or null. */
  failure: string | null;
  /** How often a player's change of language has outdated the data of the services. */
  reloads: number;
}

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

export const localeChangeRequested = createAction<SupportedLocale>('locale/changeRequested');

export const localeChosen = createAction<SupportedLocale>('locale/chosen');

export const contentOutdated = createAction('locale/contentOutdated');

/** A part of the page opens that needs the texts of the whole language file. */
export const messagesRequested = createAction('locale/messagesRequested');

const localeSlice = createSlice({
  name: 'locale',
  initialState: createLocaleState(defaultLocale),
  reducers: {
    localeChanged: (state, { payload }: PayloadAction<LocaleMessages>) => ({
      ...createLocaleState(payload.locale, payload.messages),
      reloads: state.reloads,
    }),
    pageMessagesReceived: (state, { payload }: PayloadAction<LocaleMessages>) => {
      if (payload.locale === state.locale) Object.assign(state.messages, payload.messages);
    },
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
