import { call, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { matchLocale, requireSupportedLocale } from '../../services/locale/matchLocale';
import { loadMessages, type Messages } from '../../services/locale/messages';
import { defaultLocale, type SupportedLocale } from '../../services/locale/supportedLocales';
import { selectIsLoggedIn } from '../account/selectors';
import type { RootState } from '../rootReducer';
import { routeChangeCompleted } from '../router/slice';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { selectLocale, selectMessages } from './selectors';
import {
  contentOutdated,
  localeChanged,
  localeChangeRequested,
  localeLoadFailed,
  messagesRequested,
  pageMessagesReceived,
} from './slice';

/** An address without a locale uses the browser's languages (spec 4, Locale). */
function* detectLocale(): SagaGenerator<void> {
  const { params } = yield* select(({ router }: RootState) => router);
  if (params.locale === undefined) yield* switchTo(matchLocale(navigator.languages));
}

/** A link or the back button has opened a page in another language. */
function* followRoute({ payload }: ReturnType<typeof routeChangeCompleted>): SagaGenerator<void> {
  const { locale } = payload.params;
  if (locale !== undefined) yield* switchTo(requireSupportedLocale(locale));
}

/** Changes language and country, and opens the page at its address in that language. */
function* changeLocale({ payload: locale }: ReturnType<typeof localeChangeRequested>): SagaGenerator<void> {
  if (!(yield* switchTo(locale))) return;
  const { navigate } = yield* getDependencies();
  const { page, params, query } = yield* select(({ router }: RootState) => router);
  yield* call(navigate, page ?? 'index', { ...params, locale }, query);
}

/** Changes the reader's language; true on success. */
function* switchTo(locale: SupportedLocale): SagaGenerator<boolean> {
  if (locale === (yield* select(selectLocale))) return true;
  const messages = yield* loadFile(locale);
  if (!messages) return false;
  yield* put(localeChanged({ locale, messages }));
  if (yield* select(selectIsLoggedIn)) yield* put(contentOutdated());
  return true;
}

/** Loads the reader's language file once. The default language is part of the code. */
function* completeMessages(): SagaGenerator<void> {
  const locale = yield* select(selectLocale);
  const isThere = Object.keys(yield* select(selectMessages)).length > 0;
  if (locale === defaultLocale || isThere) return;
  const messages = yield* loadFile(locale);
  if (messages) yield* put(pageMessagesReceived({ locale, messages }));
}

/** Loads a language file; null after a failure, which is dispatched. */
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
  yield* takeLatest(localeChangeRequested, safely(changeLocale));
  yield* takeLatest(messagesRequested, safely(completeMessages));
}
