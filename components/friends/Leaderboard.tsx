import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { leaderboardSpans, linesOf } from '../../store/friends/leaderboard/rules';
import { leaderboardRequested } from '../../store/friends/leaderboard/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useAddressQuery } from '../navigation/useAddressQuery';
import { useQueryChoice } from '../navigation/useQueryChoice';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { FilterPills } from '../ui/pills/FilterPills';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { friendsMessages } from './friends.messages';
import { ViewSpace } from './FriendsSkeleton';
import { LeaderboardLine } from './Leaderboard.Line';
import { ColumnHead, Lines, lineHeight } from './Leaderboard.styles';
import { leaderboardMessages, leaderboardTemplates } from './leaderboard.messages';

/** The player and friends by XP, of this week or of all. */
export function Leaderboard() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, scores, weekEndDate } = useAppSelector(({ leaderboard }) => leaderboard);
  const [span, choose] = useQueryChoice('by', leaderboardSpans);
  useEffect(() => {
    dispatch(leaderboardRequested());
  }, [dispatch]);

  if (scores.length === 0) return <ViewSpace>{status === 'failed' ? <Failed /> : <Waiting />}</ViewSpace>;
  if (scores.length === 1)
    return (
      <ViewSpace>
        <Alone />
      </ViewSpace>
    );
  const lines = linesOf(scores, span);
  const best = Math.max(...lines.map(({ counted }) => counted));
  return (
    <ViewSpace>
      <Head>
        <FilterPills
          label={formatMessage(leaderboardMessages.spans)}
          options={leaderboardSpans.map((value) => ({ value, label: formatMessage(leaderboardMessages[value]) }))}
          value={span}
          onChange={choose}
        />
        {weekEndDate !== null && span === 'week' && <NewWeek weekEndDate={weekEndDate} />}
      </Head>
      <ColumnHead aria-hidden>
        <FormattedMessage {...leaderboardMessages.weeks} />
      </ColumnHead>
      <Lines aria-label={formatMessage(leaderboardMessages[span])}>
        {lines.map((line) => (
          <LeaderboardLine key={line.pid} line={line} best={best} />
        ))}
      </Lines>
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

function Alone() {
  const { formatMessage } = useIntl();
  const [, change] = useAddressQuery();
  const add = (
    <Button variant="outline" size="small" icon="plus" onClick={() => change({ view: 'requests', ask: '1' })}>
      <FormattedMessage {...friendsMessages.add} />
    </Button>
  );
  return (
    <StateCard kind="empty" title={formatMessage(leaderboardMessages.aloneTitle)} action={add} headingLevel={2}>
      <FormattedMessage {...leaderboardMessages.alone} />
    </StateCard>
  );
}

function Failed() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(leaderboardRequested())}>
      <FormattedMessage {...leaderboardMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={formatMessage(leaderboardMessages.errorTitle)} action={retry} headingLevel={2}>
      <FormattedMessage {...leaderboardMessages.error} />
    </StateCard>
  );
}

function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(leaderboardMessages.loading)}>
      <Head>
        <Skeleton $width="200px" $height="36px" $radius={tokens.radius.pill} />
      </Head>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <WaitingLine key={line}>
          <Skeleton $height="48px" />
        </WaitingLine>
      ))}
    </Loading>
  );
}

const Head = styled.div`
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

const WaitingLine = styled.div`
  height: ${lineHeight};
  padding: 12px 0;
`;
