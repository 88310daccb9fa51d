import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { leaderboardSpans, linesOf } from '../../../store/friends/leaderboard/rules';
import { leaderboard } from '../../../store/friends/tasks';
import { useResource } from '../../../store/support/useResource';
import { useQueryChoice } from '../../navigation/address';
import { tokens } from '../../theme/tokens';
import { Loadable } from '../../ui/feedback/Loadable';
import { FilterPills } from '../../ui/pills/FilterPills';
import { Skeleton, Skeletons } from '../../ui/feedback/Skeleton';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { AddFriendButton } from '../FriendsTools';
import { GrowingList } from '../../ui/lists/GrowingList';
import { LeaderboardRow, ColumnHead, Board, rowHeight } from './LeaderboardRow';

export function Leaderboard() {
  const t = useTexts();
  const { status, data, load } = useResource(leaderboard, null);
  const { formatDate, locale } = useIntl();
  const [span, choose] = useQueryChoice('by', leaderboardSpans);

  const scores = data?.scores ?? [];
  const lines = linesOf(scores, span, locale);
  const best = Math.max(...lines.map(({ counted }) => counted));
  return (
    <Loadable
      // A ranking of the player alone is empty.
      status={scores.length === 1 ? 'loaded' : status === 'failed' ? 'failed' : 'loading'}
      hasContent={scores.length > 1}
      loading={t('leaderboard.loading')}
      skeleton={<LeaderboardSkeleton />}
      failed={{
        title: t('leaderboard.errorTitle'),
        text: t('leaderboard.error'),
        onRetry: load,
      }}
      empty={{
        title: t('leaderboard.aloneTitle'),
        text: t('leaderboard.alone'),
        action: <AddFriendButton size="small" />,
      }}
      headingLevel={2}
    >
      <FilterRow>
        <FilterPills
          label={t('leaderboard.spans')}
          options={leaderboardSpans.map((value) => ({ value, label: t(`leaderboard.${value}`) }))}
          value={span}
          onChange={choose}
        />
        {data !== null && span === 'week' && (
          <p>
            {t('leaderboard.newWeek', {
              when: formatDate(data.weekEndDate, { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
            })}
          </p>
        )}
      </FilterRow>
      <ColumnHead aria-hidden>{t('leaderboard.lastWeeks')}</ColumnHead>
      <GrowingList items={lines}>
        {(shown) => (
          <Board aria-label={t(`leaderboard.${span}`)}>
            {shown.map((line) => (
              <LeaderboardRow key={line.pid} line={line} best={best} />
            ))}
          </Board>
        )}
      </GrowingList>
    </Loadable>
  );
}

const LeaderboardSkeleton = () => (
  <>
    <FilterRow>
      <Skeleton $width="200px" $height="36px" $radius={tokens.radius.pill} />
    </FilterRow>
    <SkeletonRows>
      <Skeletons count={6} $height="48px" />
    </SkeletonRows>
  </>
);

const FilterRow = styled(Cluster).attrs({ $gap: [3, 6], $justify: 'space-between' })`
  min-height: 36px;
  margin-bottom: 24px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;

const SkeletonRows = styled.div`
  display: grid;
  grid-auto-rows: ${rowHeight};
  align-items: center;
`;
