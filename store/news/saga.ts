import { put, type SagaGenerator, select, takeLatest } from 'typed-redux-saga';
import { getNews } from '../../services/account/news';
import type { RootState } from '../rootReducer';
import { callService } from '../support/callService';
import { safely } from '../support/safely';
import { newsFailed, newsFetched, newsRequested } from './slice';

function* fetchNews({ payload: filter }: ReturnType<typeof newsRequested>): SagaGenerator<void> {
  yield* put(
    newsFetched(yield* callService(getNews, { ...filter, bodies: false, locale: yield* select(selectLocale) })),
  );
}

const selectLocale = ({ locale }: RootState) => locale.locale;

export function* newsSaga(): SagaGenerator<void> {
  yield* takeLatest(newsRequested, safely(fetchNews, newsFailed));
}
