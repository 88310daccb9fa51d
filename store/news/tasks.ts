import { select } from 'typed-redux-saga';
import { getNews } from '../../services/account/news';
import { selectLocale } from '../locale/selectors';
import { callService } from '../support/callService';
import { createResource } from '../support/createResource';

/** So many of the latest articles. */
export const latestNews = createResource({
  name: 'latestNews',
  select: (state) => state.latestNews,
  *fetch(limit) {
    return yield* callService(getNews, { locale: yield* select(selectLocale), bodies: false, limit });
  },
});
