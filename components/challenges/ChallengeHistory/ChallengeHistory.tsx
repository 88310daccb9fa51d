import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { challengeHistory } from '../../../store/challenges/tasks';
import { kindOf } from '../../../store/challenges/rules';
import { usePages } from '../../../store/support/usePages';
import { media, tokens } from '../../theme/tokens';
import { Loadable } from '../../ui/feedback/Loadable';
import { Skeletons } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { DataTable } from '../../ui/lists/DataTable';
import { ListFooter } from '../../ui/lists/ListFooter';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

/** The player's banked and expired challenges in a game, or with null in all games. */
export function ChallengeHistory({ spaceId }: { spaceId: string | null }) {
  const t = useTexts();
  const { status, items, total, hasMore, load, loadMore } = usePages(challengeHistory, spaceId);
  useEffect(load, [load]);
  return (
    <Loadable
      status={status}
      hasContent={items.length > 0}
      loading={t('challenges.history.loading')}
      skeleton={
        <Stack $gap={10} style={{ paddingBlock: '40px 20px' }}>
          <Skeletons count={4} $height="20px" />
        </Stack>
      }
      failed={{
        title: t('challenges.history.failed.title'),
        text: t('challenges.history.failed'),
        onRetry: load,
      }}
      empty={{
        title: t('challenges.history.empty.title'),
        text: t('challenges.history.empty'),
      }}
    >
      <HistoryTable challenges={items} hasGames={spaceId === null} />
      <HistoryFooter
        status={status}
        hasMore={hasMore}
        onMore={loadMore}
        labels={{
          more: t('challenges.history.older'),
          loading: t('challenges.history.loading'),
          failed: t('challenges.history.failed'),
        }}
      >
        <p>{t('challenges.history.count', { shown: items.length, total: total ?? items.length })}</p>
      </HistoryFooter>
    </Loadable>
  );
}

const HistoryFooter = styled(ListFooter)`
  margin-top: 20px;
`;

function HistoryTable({ challenges, hasGames }: { challenges: readonly Challenge[]; hasGames: boolean }) {
  const t = useTexts();
  const columns = (['what', 'game', 'reached', 'date', 'units'] as const).filter(
    (column) => hasGames || column !== 'game',
  );
  return (
    <ChallengeDataTable>
      <VisuallyHidden as="caption">{t('challenges.player.history')}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`challenges.history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {challenges.map((challenge) => (
          <HistoryRow key={challenge.challengeId} challenge={challenge} hasGames={hasGames} />
        ))}
      </tbody>
    </ChallengeDataTable>
  );
}

function HistoryRow({ challenge, hasGames }: { challenge: Challenge; hasGames: boolean }) {
  const { formatDate, formatNumber } = useIntl();
  const t = useTexts();
  const { name, gameTitle, thresholds, bankedDate, endDate, reward } = challenge;
  const reached = thresholds.filter((threshold) => threshold.reached).length;
  const instant = bankedDate ?? endDate;
  const date = instant && formatDate(instant, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <tr>
      <td data-column="what">
        <b>{name}</b>{' '}
        <Text as="span" $color="muted">
          {t(`challenges.type.${kindOf(challenge)}`)}
        </Text>
      </td>
      {hasGames && <td data-column="game">{gameTitle}</td>}
      <td data-column="reached">{t('challenges.history.stars', { reached, all: thresholds.length })}</td>
      <td data-column="date">
        {instant !== null && date !== null && (
          <time dateTime={instant}>
            {t(bankedDate === null ? 'challenges.history.endedOn' : 'challenges.history.bankedOn', { date })}
          </time>
        )}
      </td>
      {bankedDate === null ? (
        <UnitsCell data-column="units">
          {reward.units > 0 ? t('challenges.history.lost', { units: reward.units }) : t('challenges.history.ranOut')}
        </UnitsCell>
      ) : (
        <UnitsCell data-column="units" data-banked>
          <span aria-hidden>{formatNumber(reward.units, { signDisplay: 'always' })}</span>
          <VisuallyHidden>{t('ui.units', { units: reward.units })}</VisuallyHidden>
        </UnitsCell>
      )}
    </tr>
  );
}

const { font, on, size } = tokens;

const ChallengeDataTable = styled(DataTable).attrs({ $columns: ['what', 'game', 'reached', 'date', 'units'] })`
  [data-column='reached'],
  [data-column='date'] {
    color: ${on.muted};
  }
  [data-column='units'] {
    padding-right: 0;
    text-align: right;
  }

  ${media.from.laptop} {
    td {
      height: 60px;
      padding: 10px 16px 10px 0;
      border-bottom: 1px solid ${on.hairline};
    }
  }

  ${media.below.laptop} {
    tr {
      grid-template: 'what units' 'date reached' 'game .' / minmax(0, 1fr) auto;
      gap: 2px 16px;
    }
    td {
      font-size: ${size.small};
    }
    [data-column='what'] {
      font-size: ${size.control};
    }
    [data-column='game'] {
      color: ${on.muted};
    }
    [data-column='reached'] {
      text-align: right;
    }
  }
`;

const UnitsCell = styled.td`
  color: ${on.muted};

  &[data-banked] {
    font: 600 ${size.body} / 1.3 ${font.display};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${on.good};
  }
`;
