import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { leaderboard } from '../../../store/friends/tasks';
import { usePlayerSelector } from '../../../store/support/hooks';
import { media, tokens } from '../../theme/tokens';
import { ChartTable } from '../../ui/charts/ChartTable';
import { share } from '../../ui/icons/shapes';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDay } from '../../ui/time/useFormatDay';

const weekMs = 7 * 24 * 60 * 60 * 1000;

export function ComparisonWeeks({ pid, name }: { pid: string; name: string }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const formatDay = useFormatDay();
  const { data } = usePlayerSelector(leaderboard.select);
  const mine = data?.scores.find(({ isMe }) => isMe)?.xpOfWeeks ?? [];
  const theirs = data?.scores.find((score) => score.pid === pid)?.xpOfWeeks ?? [];
  if (data === null || mine.length === 0 || theirs.length !== mine.length) return null;

  const weeks = mine
    .map((xp, weeksAgo) => ({
      startsAt: Date.parse(data.weekEndDate) - (weeksAgo + 1) * weekMs,
      mine: xp,
      theirs: theirs[weeksAgo] ?? 0,
    }))
    .reverse();
  const best = Math.max(1, ...mine, ...theirs);
  const dayOf = (time: number) => formatDay(time, { month: 'short', timeZone: 'UTC' });
  return (
    <div>
      <h3>{t('compare.weeks')}</h3>
      <ChartTable
        caption={t('compare.weeks')}
        heads={[t('compare.weekHead'), t('compare.you'), name]}
        rows={weeks.map((week) => [
          t('compare.weekOf', { date: dayOf(week.startsAt) }),
          formatNumber(week.mine),
          formatNumber(week.theirs),
        ])}
      >
        <Weeks>
          {weeks.map((week, index) => (
            <Week key={week.startsAt} data-now={index === weeks.length - 1}>
              <Columns>
                <span style={{ transform: `scaleY(${share(week.mine, best)})` }} />
                <span style={{ transform: `scaleY(${share(week.theirs, best)})` }} />
              </Columns>
              {dayOf(week.startsAt)}
            </Week>
          ))}
        </Weeks>
      </ChartTable>
    </div>
  );
}

const Weeks = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
`;

const Week = styled.div`
  font-size: ${tokens.size.fine};
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;
  color: ${tokens.on.muted};

  &[data-now='true'] {
    color: ${tokens.on.text};
  }

  ${media.below.tablet} {
    font-size: ${tokens.size.least};
    white-space: nowrap;

    &:nth-child(odd) {
      color: transparent;
    }
  }
`;

const Columns = styled.div`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: 2px;
  height: 96px;
  margin-bottom: 10px;
  border-bottom: 1px solid ${tokens.line.track};

  span {
    width: min(24px, 30%);
    height: 100%;
    border-radius: 2px 2px 0 0;
    background-color: ${tokens.color.xp};
    transform-origin: 50% 100%;
  }
  span + span {
    background-color: ${tokens.color.soft};
  }
`;
