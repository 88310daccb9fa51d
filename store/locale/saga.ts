import { call, put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { matchLocale, requireSupportedLocale } from '../../services/locale/matchLocale';
import { loadMessages } from '../../services/locale/messages';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import type { RootState } from '../rootReducer';
import { routeChangeCompleted } from '../router/slice';
import { appMounted } from '../support/appMounted';
import { getDependencies } from '../support/dependencies';
import { safely } from '../support/safely';
import { selectLocale } from './selectors';
import { localeChanged, localeChangeRequested, localeLoadFailed } from './slice';

/** An address without a locale leaves it to the browser's languages (spec 4, Locale). */
function* detectLocale(): SagaGenerator<void> {
  const { params } = yield* select(({ router }: RootState) => router);
  if (params.locale === undefined) yield* switchTo(matchLocale(navigator.languages));
}

/** The reader went to a page in another language, by a link or back. */
function* followRoute({ payload }: ReturnType<typeof routeChangeCompleted>): SagaGenerator<void> {
  const { locale } = payload.params;
  if (locale !== undefined) yield* switchTo(requireSupportedLocale(locale));
}

/** Language and country change, and the page is loaded again at its address in that language. */
function* changeLocale({ payload: locale }: ReturnType<typeof localeChangeRequested>): SagaGenerator<void> {
  if (!(yield* switchTo(locale))) return;
  const { navigate } = yield* getDependencies();
  const { page, params, query } = yield* select(({ router }: RootState) => router);
  yield* call(navigate, page ?? 'index', { ...singleValues(query), ...params, locale });
}

/** True once the reader's language is this one. */
function* switchTo(locale: SupportedLocale): SagaGenerator<boolean> {
  if (locale === (yield* select(selectLocale))) return true;
  const { fetch } = yield* getDependencies();
  try {
    const messages = yield* call(loadMessages, locale, { fetch, siteUrl: window.location.origin });
    yield* put(localeChanged({ locale, messages }));
    return true;
  } catch (error) {
    yield* put(localeLoadFailed(error instanceof Error ? error.message : String(error)));
    return false;
  }
}

const singleValues = (query: RootState['router']['query']) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );

export function* localeSaga(): SagaGenerator<void> {
  yield* takeLatest(appMounted, safely(detectLocale));
  yield* takeLatest(routeChangeCompleted, safely(followRoute));
  yield* takeLatest(localeChangeRequested, safely(changeLocale));
}
