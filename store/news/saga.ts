import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getNews } from '../../services/account/endpoints';
import type { RootState } from '../rootReducer';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { selectNewsItem } from './selectors';
import {
  articleFailed,
  articleFetched,
  articleFetchStarted,
  articleRequested,
  newsFailed,
  newsFetched,
  newsRequested,
} from './slice';

function* fetchNews({ payload: filter }: ReturnType<typeof newsRequested>): SagaGenerator<void> {
  yield* put(newsFetched(yield* callService(getNews, { ...filter, locale: yield* select(selectLocale) })));
}

function* fetchArticle({ payload: { newsId } }: ReturnType<typeof articleRequested>): SagaGenerator<void> {
  const known = yield* select(selectNewsItem, newsId);
  if (known) {
    yield* put(articleFetched(known));
    return;
  }
  yield* put(articleFetchStarted());
  const [article = null] = yield* callService(getNews, { newsId, locale: yield* select(selectLocale) });
  yield* put(articleFetched(article));
}

const selectLocale = ({ locale }: RootState) => locale.locale;

export function* newsSaga(): SagaGenerator<void> {
  yield* takeLatest(newsRequested, safely(fetchNews, newsFailed));
  yield* takeLatest(articleRequested, safely(fetchArticle, articleFailed));
}
