import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectRequestNews } from '../../store/friends/friendRequests/selectors';
import type { RequestNews } from '../../store/friends/friendRequests/slice';
import { selectFriendError } from '../../store/friends/selectors';
import { selectPresenceError } from '../../store/friends/presence/slice';
import { usePlayerSelector } from '../../store/support/hooks';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { friendsMessages, newsTemplates } from './friends.messages';

/** Shows a toast about the result of each action on the page. */
export function useFriendNews(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const notify = (kind: 'good' | 'error', title: string) =>
    showToast({ kind, title, ...(kind === 'error' && { detail: formatMessage(friendsMessages.asBefore) }) });

  useOnChange(usePlayerSelector(selectRequestNews), (news) => notify(toneOf(news), formatMessage(textOf(news), news)));
  useOnChange(usePlayerSelector(selectFriendError), ({ kind, name }) =>
    notify('error', formatMessage(newsTemplates[kind], { name })),
  );
  useOnChange(usePlayerSelector(selectPresenceError), () =>
    notify('error', formatMessage(friendsMessages.presenceRejected)),
  );
}

const toneOf = ({ kind }: RequestNews) => (kind === 'answerFailed' ? 'error' : 'good');

const textOf = (news: RequestNews) => newsTemplates[news.kind === 'answerFailed' ? news.answer : news.kind];

/** Calls back with each new value, but not with the value at mount. */
function useOnChange<News>(news: News | null, notify: (news: News) => void) {
  const reported = useRef(news);
  useEffect(() => {
    if (news === null || news === reported.current) return;
    reported.current = news;
    notify(news);
  });
}
