import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { leaderboardSpans, linesOf } from '../../../store/friends/leaderboard/rules';
import { leaderboardRequested } from '../../../store/friends/leaderboard/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useAddressQuery } from '../../navigation/query/useAddressQuery';
import { useQueryChoice } from '../../navigation/query/useQueryChoice';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { FilterPills } from '../../ui/pills/FilterPills';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { StateCard } from '../../ui/feedback/StateCard';
import { ViewSpace } from '../FriendsSkeleton';
import { LeaderboardRow } from './LeaderboardRow';
import { ColumnHead, Board, rowHeight } from './Leaderboard.styles';
import { leaderboardMessages, leaderboardTemplates } from './leaderboard.messages';
import { addFriendMessages } from '../addFriend.messages';

/** The player and friends ranked by XP, of this week or in total. */
export function Leaderboard() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, scores, weekEndDate } = usePlayerSelector(({ leaderboard }) => leaderboard);
  const { locale } = useIntl();
  const [span, choose] = useQueryChoice('by', leaderboardSpans);
  useEffect(() => {
    dispatch(leaderboardRequested());
  }, [dispatch]);

  if (scores.length === 0)
    return <ViewSpace>{status === 'failed' ? <LeaderboardError /> : <LeaderboardSkeleton />}</ViewSpace>;
  if (scores.length === 1)
    return (
      <ViewSpace>
        <NoRivals />
      </ViewSpace>
    );
  const lines = linesOf(scores, span, locale);
  const best = Math.max(...lines.map(({ counted }) => counted));
  return (
    <ViewSpace>
      <FilterRow>
        <FilterPills
          label={formatMessage(leaderboardMessages.spans)}
          options={leaderboardSpans.map((value) => ({ value, label: formatMessage(leaderboardMessages[value]) }))}
          value={span}
          onChange={choose}
        />
        {weekEndDate !== null && span === 'week' && <NewWeek weekEndDate={weekEndDate} />}
      </FilterRow>
      <ColumnHead aria-hidden>
        <FormattedMessage {...leaderboardMessages.weeks} />
      </ColumnHead>
      <Board aria-label={formatMessage(leaderboardMessages[span])}>
        {lines.map((line) => (
          <LeaderboardRow key={line.pid} line={line} best={best} />
        ))}
      </Board>
    </ViewSpace>
  );
}

function NewWeek({ weekEndDate }: { weekEndDate: string }) {
  const { formatDate } = useIntl();
  const when = formatDate(weekEndDate, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <p>
      <FormattedMessage {...leaderboardTemplates.newWeek} values={{ when }} />
    </p>
  );
}

function NoRivals() {
  const { formatMessage } = useIntl();
  const [, change] = useAddressQuery();
  const add = (
    <Button variant="outline" size="small" icon="plus" onClick={() => change({ view: 'requests', ask: '1' })}>
      <FormattedMessage {...addFriendMessages.add} />
    </Button>
  );
  return (
    <StateCard kind="empty" title={formatMessage(leaderboardMessages.noRivalsTitle)} action={add} headingLevel={2}>
      <FormattedMessage {...leaderboardMessages.noRivals} />
    </StateCard>
  );
}

function LeaderboardError() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <ErrorCard
      title={formatMessage(leaderboardMessages.errorTitle)}
      retryLabel={formatMessage(leaderboardMessages.retry)}
      onRetry={() => dispatch(leaderboardRequested())}
      headingLevel={2}
    >
      <FormattedMessage {...leaderboardMessages.error} />
    </ErrorCard>
  );
}

function LeaderboardSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(leaderboardMessages.loading)}>
      <FilterRow>
        <Skeleton $width="200px" $height="36px" $radius={tokens.radius.pill} />
      </FilterRow>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <SkeletonRow key={line}>
          <Skeleton $height="48px" />
        </SkeletonRow>
      ))}
    </Loading>
  );
}

const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  min-height: 36px;
  margin-bottom: 24px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;

const SkeletonRow = styled.div`
  height: ${rowHeight};
  padding: 12px 0;
`;
