import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectPastChallenges } from '../../../store/challenges/challengeHistory/selectors';
import { historyRequested, moreHistoryRequested } from '../../../store/challenges/challengeHistory/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { StateCard } from '../../ui/feedback/StateCard';
import { ListFooter } from '../../ui/lists/ListFooter';
import { challengeMessages } from '../challenges.messages';
import { playerMessages, playerTemplates } from '../player.messages';
import { HistoryTable } from './HistoryTable';

/** The player's banked and expired challenges in a game, or with null in all games. */
export function ChallengeHistory({ spaceId }: { spaceId: string | null }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, challenges } = usePlayerSelector((state) => selectPastChallenges(state, spaceId));
  const request = useCallback(() => {
    dispatch(historyRequested({ spaceId }));
  }, [dispatch, spaceId]);
  useEffect(request, [request]);
  if (challenges.length > 0) {
    return (
      <>
        <HistoryTable challenges={challenges} hasGames={spaceId === null} />
        <Footer spaceId={spaceId} />
      </>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorCard
        title={formatMessage(playerMessages.historyFailedTitle)}
        retryLabel={formatMessage(challengeMessages.retry)}
        onRetry={request}
      >
        <FormattedMessage {...playerMessages.historyFailed} />
      </ErrorCard>
    );
  }
  if (status === 'loaded') {
    return (
      <StateCard kind="empty" title={formatMessage(playerMessages.historyEmptyTitle)}>
        <FormattedMessage {...playerMessages.historyEmpty} />
      </StateCard>
    );
  }
  return (
    <Loading label={formatMessage(playerMessages.historyLoading)}>
      <SkeletonRows>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height="20px" />
        ))}
      </SkeletonRows>
    </Loading>
  );
}

function Footer({ spaceId }: { spaceId: string | null }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, challenges, total } = usePlayerSelector((state) => selectPastChallenges(state, spaceId));
  return (
    <HistoryFooter
      status={status}
      hasMore={total !== null && challenges.length < total}
      onMore={() => dispatch(moreHistoryRequested({ spaceId }))}
      labels={{
        more: formatMessage(playerMessages.older),
        loading: formatMessage(playerMessages.historyLoading),
        failed: formatMessage(playerMessages.historyFailed),
        retry: formatMessage(challengeMessages.retry),
      }}
    >
      <p>
        <FormattedMessage
          {...playerTemplates.count}
          values={{ shown: challenges.length, total: total ?? challenges.length }}
        />
      </p>
    </HistoryFooter>
  );
}

const HistoryFooter = styled(ListFooter)`
  margin-top: 20px;
`;

const SkeletonRows = styled.div`
  display: grid;
  gap: 40px;
  padding-block: 40px 20px;
`;
