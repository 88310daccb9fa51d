import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectRequestNews } from '../../store/friends/friendRequests/selectors';
import type { RequestNews } from '../../store/friends/friendRequests/slice';
import { selectFriendError } from '../../store/friends/selectors';
import { selectPresenceError } from '../../store/friends/presence/slice';
import { useAppSelector } from '../../store/support/hooks';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { friendsMessages, newsTemplates } from './friends.messages';

/** Says what became of the things a player did on this page, while it is on show. */
export function useFriendNews(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const say = (kind: 'good' | 'error', title: string) =>
    showToast({ kind, title, ...(kind === 'error' && { detail: formatMessage(friendsMessages.asBefore) }) });

  useOnNew(useAppSelector(selectRequestNews), (news) => say(toneOf(news), formatMessage(textOf(news), news)));
  useOnNew(useAppSelector(selectFriendError), ({ kind, name }) =>
    say('error', formatMessage(newsTemplates[kind], { name })),
  );
  useOnNew(useAppSelector(selectPresenceError), () => say('error', formatMessage(friendsMessages.presenceRefused)));
}

const toneOf = ({ kind }: RequestNews) => (kind === 'answerFailed' ? 'error' : 'good');

const textOf = (news: RequestNews) => newsTemplates[news.kind === 'answerFailed' ? news.answer : news.kind];

/** Calls back for every news but the one that was there already. */
function useOnNew<News>(news: News | null, tell: (news: News) => void) {
  const told = useRef(news);
  useEffect(() => {
    if (news === null || news === told.current) return;
    told.current = news;
    tell(news);
  });
}
