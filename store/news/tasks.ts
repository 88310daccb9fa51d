import { select } from 'typed-redux-saga';
import { getNews } from '../../services/account/news';
import { selectLocale } from '../locale/selectors';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';

export const latestNewsShown = 3;

export const latestNews = createResource('news', {
  *fetch() {
    return yield* callService(getNews, { bodies: false, limit: latestNewsShown, locale: yield* select(selectLocale) });
  },
});
