import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { StatCard } from '../../services/clubWebsite/stats';
import { statsRequested } from '../../store/stats/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { columns } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { Card } from '../ui/cards/Card';
import { Loadable } from '../ui/feedback/Loadable';
import { Skeletons } from '../ui/feedback/Skeleton';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { formatStat } from './formatStat';
import { MagnitudeLine } from './MagnitudeLine';
import { ShareArc } from './ShareArc';
import { scaleOf } from './statScale';
import { TimeDiscs } from './TimeDiscs';

export function StatsSection({ spaceId }: { spaceId: string }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { cards, status } = usePlayerSelector(({ stats }) => stats);
  return (
    <Loadable
      status={status}
      hasContent={cards.length > 0}
      skeleton={
        <Cells as="div" aria-hidden>
          <Skeletons count={6} $height="182px" $radius={tokens.radius.card} />
        </Cells>
      }
      failed={{
        title: t('stats.error.title'),
        text: t('stats.error'),
        onRetry: () => dispatch(statsRequested({ spaceId })),
      }}
      empty={{ title: t('stats.empty.title'), text: t('stats.empty') }}
    >
      <Cells>
        {cards.map((card) => (
          <StatCell key={card.statName} card={card} />
        ))}
      </Cells>
    </Loadable>
  );
}

function StatCell({ card }: { card: StatCard }) {
  const intl = useIntl();
  const isShare = card.format === 'Percentage';
  return (
    <CellCard as="li" $isBeside={isShare}>
      <div>
        <Figure>{formatStat(card, intl)}</Figure>
        <Text $color="muted" $above={2}>
          {card.displayName}
        </Text>
      </div>
      <StatPicture card={card} />
    </CellCard>
  );
}

function StatPicture({ card }: { card: StatCard }): ReactNode {
  const { formatNumber } = useIntl();
  const scale = scaleOf(card);
  switch (card.format) {
    case 'Percentage':
      return <ShareArc position={scale.position} />;
    case 'LongTimespan':
      return <TimeDiscs seconds={card.value} />;
    default: {
      const write = (mark: number) => formatNumber(mark, { notation: mark < 10_000 ? 'standard' : 'compact' });
      return <MagnitudeLine scale={scale} labels={scale.marks.map(write)} />;
    }
  }
}

const Cells = styled.ul`
  ${columns(3, { laptop: 2, tablet: 1 })}
  gap: 16px;

  ${media.below.tablet} {
    gap: 12px;
  }
`;

const CellCard = styled(Card)<{ $isBeside: boolean }>`
  display: flex;
  flex-flow: ${({ $isBeside }) => ($isBeside ? 'row wrap' : 'column')};
  align-items: ${({ $isBeside }) => ($isBeside ? 'center' : 'stretch')};
  justify-content: space-between;
  gap: 20px;
  min-height: 182px;
  padding: 24px 24px 20px;
`;

const Figure = styled.p`
  font: 600 2.75rem / 1 ${tokens.font.display};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;
