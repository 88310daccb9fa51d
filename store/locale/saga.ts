import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga';
import { matchLocale, requireSupportedLocale } from '../../services/locale/matchLocale';
import { loadMessages, type Messages } from '../../services/locale/messages';
import { isLocaleDetected, readRememberedLocale, rememberLocale } from '../../services/locale/rememberedLocale';
import { defaultLocale, isSupportedLocale, type SupportedLocale } from '../../services/locale/supportedLocales';
import { selectIsLoggedIn } from '../session/selectors';
import { userInfoLoaded } from '../session/events';
import { announceChange } from '../otherTabs/announceChange';
import { changedElsewhere } from '../otherTabs/slice';
import type { RootState } from '../rootReducer';
import { routeChangeCompleted, routeChangeFailed } from '../router/slice';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { selectLocale, selectMessages } from './selectors';
import {
  contentOutdated,
  localeChanged,
  localeChangeRequested,
  localeChosen,
  localeLoadFailed,
  messagesRequested,
  pageMessagesReceived,
} from './slice';

/** An address without a locale uses the chosen language, else the browser's languages (spec 4, Locale). */
function* detectLocale(): SagaGenerator<void> {
  const { params } = yield* select(({ router }: RootState) => router);
  if (params.locale === undefined) yield* switchTo(readRememberedLocale() ?? matchLocale(navigator.languages));
}

function* followRoute({ payload }: ReturnType<typeof routeChangeCompleted>): SagaGenerator<void> {
  const { locale } = payload.params;
  if (locale !== undefined) yield* switchTo(requireSupportedLocale(locale));
}

/** Changes to the chosen language, in other tabs too, and remembers it: in this browser and for a player in the account. */
function* chooseLocale({ payload: locale }: ReturnType<typeof localeChangeRequested>): SagaGenerator<void> {
  const before = readRememberedLocale();
  // First, because the player may leave the page while the language loads.
  rememberLocale(locale);
  if (!(yield* changeTo(locale))) {
    rememberLocale(before);
    return;
  }
  yield* announceChange(locale);
  yield* put(localeChosen(locale));
}

/** Also opens the page at its address in that language, if the club has the page; true on success. */
function* changeTo(locale: SupportedLocale): SagaGenerator<boolean> {
  if (!(yield* switchTo(locale))) return false;
  const { navigate } = yield* getDependencies();
  // A page that is being opened, such as the dashboard after a login, comes first.
  const isChanging = yield* select(({ router }: RootState) => router.isChanging);
  if (isChanging) yield* take([routeChangeCompleted, routeChangeFailed]);
  const { page, params, query } = yield* select(({ router }: RootState) => router);
  if (page !== null) yield* call(navigate, page, { ...params, locale }, query);
  return true;
}

/** The account's language replaces a detected one. An address with a locale, and a choice in this browser, stay. */
function* followAccount({ payload: { preferredLanguage } }: ReturnType<typeof userInfoLoaded>): SagaGenerator<void> {
  const { params } = yield* select(({ router }: RootState) => router);
  const isDetected = params.locale === undefined || isLocaleDetected();
  if (!isDetected || readRememberedLocale() !== null || preferredLanguage === '') return;
  const locale = matchLocale(preferredLanguage);
  rememberLocale(locale);
  if (locale !== (yield* select(selectLocale))) yield* changeTo(locale);
}

const isLanguageElsewhere = (event: Action): event is ReturnType<typeof changedElsewhere> =>
  changedElsewhere.match(event) && isSupportedLocale(event.payload);

function* followTab({ payload: change }: ReturnType<typeof changedElsewhere>): SagaGenerator<void> {
  if (isSupportedLocale(change) && change !== (yield* select(selectLocale))) yield* changeTo(change);
}

function* switchTo(locale: SupportedLocale): SagaGenerator<boolean> {
  if (locale === (yield* select(selectLocale))) return true;
  const messages = yield* loadFile(locale);
  if (!messages) return false;
  yield* put(localeChanged({ locale, messages }));
  if (yield* select(selectIsLoggedIn)) yield* put(contentOutdated());
  return true;
}

/** The default language is part of the code. */
function* completeMessages(): SagaGenerator<void> {
  const locale = yield* select(selectLocale);
  const isThere = Object.keys(yield* select(selectMessages)).length > 0;
  if (locale === defaultLocale || isThere) return;
  const messages = yield* loadFile(locale);
  if (messages) yield* put(pageMessagesReceived({ locale, messages }));
}

/** Null after a failure, which is dispatched. */
function* loadFile(locale: SupportedLocale): SagaGenerator<Messages | null> {
  const { fetch } = yield* getDependencies();
  try {
    return yield* call(loadMessages, locale, { fetch, siteUrl: window.location.origin });
  } catch (error) {
    yield* put(localeLoadFailed(error instanceof Error ? error.message : String(error)));
    return null;
  }
}

export function* localeSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(detectLocale));
  yield* takeLatest(routeChangeCompleted, safely(followRoute));
  yield* takeLatest(localeChangeRequested, safely(chooseLocale));
  yield* takeLatest(userInfoLoaded, safely(followAccount));
  yield* takeLatest(isLanguageElsewhere, safely(followTab));
  yield* takeLatest(messagesRequested, safely(completeMessages));
}
