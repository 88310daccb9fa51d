import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectPastChallenges } from '../../store/challenges/challengeHistory/selectors';
import { historyRequested, moreHistoryRequested } from '../../store/challenges/challengeHistory/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { Failure, Foot, Waiting } from './ChallengeHistory.styles';
import { HistoryTable } from './ChallengeHistory.Table';
import { challengeMessages } from './challenges.messages';
import { playerMessages, playerTemplates } from './player.messages';

/** The challenges behind the player, of a game or with null of all: what was banked and when, and what ran out. */
export function ChallengeHistory({ spaceId }: { spaceId: string | null }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, challenges } = useAppSelector((state) => selectPastChallenges(state, spaceId));
  const ask = () => dispatch(historyRequested({ spaceId }));
  useEffect(() => {
    dispatch(historyRequested({ spaceId }));
  }, [dispatch, spaceId]);
  if (challenges.length > 0) {
    return (
      <>
        <HistoryTable challenges={challenges} hasGames={spaceId === null} />
        <HistoryFoot spaceId={spaceId} />
      </>
    );
  }
  if (status === 'failed') {
    const retry = (
      <Button variant="outline" size="small" icon="retry" onClick={ask}>
        <FormattedMessage {...challengeMessages.retry} />
      </Button>
    );
    return (
      <StateCard kind="error" title={formatMessage(playerMessages.historyFailedTitle)} action={retry}>
        <FormattedMessage {...playerMessages.historyFailed} />
      </StateCard>
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
      <Waiting>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height="20px" />
        ))}
      </Waiting>
    </Loading>
  );
}

function HistoryFoot({ spaceId }: { spaceId: string | null }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, challenges, total } = useAppSelector((state) => selectPastChallenges(state, spaceId));
  const hasFailed = status === 'failed';
  const hasMore = total !== null && challenges.length < total;
  return (
    <Foot>
      <p>
        <FormattedMessage
          {...playerTemplates.count}
          values={{ shown: challenges.length, total: total ?? challenges.length }}
        />
      </p>
      {hasFailed && (
        <Failure role="alert">
          <FormattedMessage {...playerMessages.historyFailed} />
        </Failure>
      )}
      {(hasMore || hasFailed) && (
        <Button
          variant="outline"
          size="small"
          icon={hasFailed ? 'retry' : undefined}
          working={status === 'loading' && formatMessage(playerMessages.historyLoading)}
          onClick={() => dispatch(moreHistoryRequested({ spaceId }))}
        >
          <FormattedMessage {...(hasFailed ? challengeMessages.retry : playerMessages.older)} />
        </Button>
      )}
    </Foot>
  );
}
