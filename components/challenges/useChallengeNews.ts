import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectLastActivation, selectLastBanking } from '../../store/challenges/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { useShowToast } from '../shell/providers/ToastsProvider';
import { challengeMessages, challengeTemplates } from './challenges.messages';

/** Says, also to who does not see it, that challenges were activated or banked while the screen that uses this is on show. */
export function useChallengeNews(): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const banking = useAppSelector(selectLastBanking);
  useNews(banking, ({ units, unitBalance }) =>
    showToast({
      kind: 'units',
      title: formatMessage(challengeTemplates.bankedUnits, { units }),
      detail: formatMessage(challengeTemplates.balance, { balance: unitBalance }),
    }),
  );
  const activation = useAppSelector(selectLastActivation);
  useNews(activation, ({ names }) =>
    showToast({
      kind: 'good',
      title: formatMessage(challengeTemplates.activated, { count: names.length, name: names[0] ?? '' }),
      detail: formatMessage(challengeMessages.activatedNote),
    }),
  );
}

/** Tells of each new thing once; what was there before the screen is no news. */
function useNews<News>(news: News | null, tell: (news: News) => void) {
  const told = useRef(news);
  useEffect(() => {
    if (news === null || news === told.current) return;
    told.current = news;
    tell(news);
  });
}
