import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RewardSample } from '../../../services/club/rewardCatalog';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import {
  catalogPageSize,
  type ListedReward,
  filterChosen,
  moreRequested,
  rewardCatalogOpened,
} from '../../../store/rewards/rewardCatalog/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useFocusOnMore } from '../../ui/focus/useFocusOnMore';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { rarityColors, rarityNames } from '../rarityNames';
import { RewardCard } from '../RewardCard/RewardCard';
import { CatalogFilters } from './CatalogFilters';

type CatalogBrowserProps = Omit<RewardSample, 'rewards'> & Pick<VisitorRewardsProps, 'catalog' | 'games'>;

/** The catalog of all rewards, filtered by rarity and game. The page's props hold its first rewards. */
export function CatalogBrowser({ rarities, totalRewards, catalog, games }: CatalogBrowserProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const browsed = useAppSelector((state) => state.rewardCatalog);
  useEffect(() => {
    dispatch(rewardCatalogOpened(catalog));
  }, [dispatch, catalog]);

  const { rewards, total } = browsed.status === 'idle' ? catalog : browsed;
  return (
    <>
      <CatalogHeader>
        <div>
          <Text as="h2" $type="d3">
            {t('rewards.visitor.shelf')}
          </Text>
          <CountLine>{t('rewards.visitor.counted', { total: totalRewards, games: games.length })}</CountLine>
        </div>
        <CatalogFilters
          value={browsed.filter}
          rarities={rarities.map(({ id }) => id)}
          games={games}
          onChange={(filter) => dispatch(filterChosen(filter))}
        />
      </CatalogHeader>
      <CatalogGrid>
        {rewards.map((reward) => (
          <li key={reward.rewardId}>
            <CatalogItem reward={reward} />
          </li>
        ))}
      </CatalogGrid>
      {browsed.status === 'loading' && <CatalogSkeleton />}
      {browsed.status === 'failed' && <CatalogError />}
      {total !== null && (
        <CatalogFooter shown={rewards.length} total={total} isLoading={browsed.status === 'loading'} />
      )}
    </>
  );
}

/** How many rewards are shown, and the button that loads more. */
function CatalogFooter({ shown, total, isLoading }: { shown: number; total: number; isLoading: boolean }) {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const { ref, rememberEnd } = useFocusOnMore<HTMLDivElement>();
  const left = total - shown;
  if (total === 0) {
    return <NoMatches role="status">{t('rewards.visitor.none')}</NoMatches>;
  }
  return (
    <ProgressFooter ref={ref}>
      <p role="status">{t('rewards.visitor.shown', { shown, total })}</p>
      {left > 0 && (
        <Button
          variant="outline"
          working={isLoading && t('rewards.visitor.loading')}
          onClick={() => {
            rememberEnd();
            dispatch(moreRequested());
          }}
        >
          {t('rewards.visitor.more', { count: Math.min(left, catalogPageSize) })}
        </Button>
      )}
    </ProgressFooter>
  );
}

function CatalogError() {
  const dispatch = useAppDispatch();
  const t = useTexts();
  return (
    <ErrorPlace>
      <ErrorCard title={t('rewards.visitor.failed')} onRetry={() => dispatch(moreRequested())}>
        {t('rewards.visitor.failed.text')}
      </ErrorCard>
    </ErrorPlace>
  );
}

/** Two rows of card placeholders. */
const CatalogSkeleton = () => {
  const t = useTexts();
  return (
    <Loading label={t('rewards.visitor.loading')}>
      <CatalogGrid as="div" $isContinued>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} $height="100%" $radius="8px" />
        ))}
      </CatalogGrid>
    </Loading>
  );
};

function CatalogItem({ reward }: { reward: ListedReward }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  return (
    <RewardCard
      name={reward.name}
      rarity={rarityColors[reward.rarityId]}
      rarityName={t(rarityNames[reward.rarityId])}
      kind={reward.gameTitle}
      state="withinReach"
      price={formatNumber(reward.value)}
      priceLabel={t('ui.units', { units: reward.value })}
      imageUrl={reward.imageUrl ?? undefined}
    />
  );
}

const CatalogHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 20px 24px;
  margin: 64px 0 24px;
`;

const CountLine = styled.p`
  ${text.small}
  margin-top: 6px;
  color: ${tokens.on.muted};
`;

const CatalogGrid = styled.ul<{ $isContinued?: boolean }>`
  margin-top: ${({ $isContinued }) => ($isContinued ? '16px' : '0')};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  grid-auto-rows: minmax(264px, auto);
  gap: 16px;

  ${media.below.laptop} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    grid-auto-rows: minmax(264px, auto);
    gap: 12px;
  }
`;

const NoMatches = styled.p`
  max-width: 48ch;
  padding: 40px 0;
  color: ${tokens.on.muted};
`;

const ProgressFooter = styled.div`
  display: grid;
  gap: 16px;
  justify-items: center;
  margin-top: 32px;

  p {
    ${text.small}
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.muted};
  }
`;

const ErrorPlace = styled.div`
  max-width: 480px;
  margin-top: 24px;
`;
