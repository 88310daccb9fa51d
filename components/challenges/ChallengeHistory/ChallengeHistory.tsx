import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { challengeHistory } from '../../../store/challenges/challengeHistory/tasks';
import { usePages } from '../../../store/support/usePages';
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
  const { status, items, total, hasMore, load, loadMore } = usePages(challengeHistory, spaceId);
  useEffect(load, [load]);
  if (items.length > 0) {
    return (
      <>
        <HistoryTable challenges={items} hasGames={spaceId === null} />
        <HistoryFooter
          status={status}
          hasMore={hasMore}
          onMore={loadMore}
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
              values={{ shown: items.length, total: total ?? items.length }}
            />
          </p>
        </HistoryFooter>
      </>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorCard
        title={formatMessage(playerMessages.historyFailedTitle)}
        retryLabel={formatMessage(challengeMessages.retry)}
        onRetry={load}
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

const HistoryFooter = styled(ListFooter)`
  margin-top: 20px;
`;

const SkeletonRows = styled.div`
  display: grid;
  gap: 40px;
  padding-block: 40px 20px;
`;
