import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RewardCatalogue, CatalogueReward } from '../../services/club/visitorTypes';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { cataloguePageSize } from '../../store/rewards/rewardCatalogue/slice';
import { filterChosen, moreRequested, rewardCatalogueOpened } from '../../store/rewards/rewardCatalogue/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/Button';
import { Loading, Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { priceInWords, rarityColors, rarityNames } from './rarityNames.messages';
import { RewardShelfCard } from './RewardShelfCard';
import { visitorMessages, visitorTemplates } from './VisitorRewards.messages';
import { ShelfFilters } from './VisitorRewards.ShelfFilters';
import { Bar, Counted, Foot, Grid, Nothing, Title, Trouble } from './VisitorRewards.Shelf.styles';

type ShowcaseShelfProps = Omit<RewardCatalogue, 'rewards'> & Pick<VisitorRewardsProps, 'catalogue' | 'games'>;

/** The whole catalogue, to browse by rarity and by game; the page brings the first of it along. */
export function ShowcaseShelf({ rarities, totalRewards, catalogue: catalogue, games }: ShowcaseShelfProps) {
  const dispatch = useAppDispatch();
  const showcase = useAppSelector((state) => state.rewardCatalogue);
  useEffect(() => {
    dispatch(rewardCatalogueOpened(catalogue));
  }, [dispatch, catalogue]);

  const { rewards, total } = showcase.status === 'idle' ? catalogue : showcase;
  return (
    <>
      <Bar>
        <div>
          <Title>
            <FormattedMessage {...visitorMessages.shelf} />
          </Title>
          <Counted>
            <FormattedMessage {...visitorTemplates.counted} values={{ total: totalRewards, games: games.length }} />
          </Counted>
        </div>
        <ShelfFilters
          value={showcase.filter}
          rarities={rarities.map(({ id }) => id)}
          games={games}
          onChange={(filter) => dispatch(filterChosen(filter))}
        />
      </Bar>
      <Grid>
        {rewards.map((reward) => (
          <li key={reward.rewardId}>
            <ShelfCard reward={reward} />
          </li>
        ))}
      </Grid>
      {showcase.status === 'loading' && <ShelfLoading />}
      {showcase.status === 'failed' && <ShelfFailed />}
      {total !== null && <ShelfFoot shown={rewards.length} total={total} isLoading={showcase.status === 'loading'} />}
    </>
  );
}

/** How far into the catalogue one has come, and what leads on. */
function ShelfFoot({ shown, total, isLoading }: { shown: number; total: number; isLoading: boolean }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const left = total - shown;
  if (total === 0) {
    return (
      <Nothing role="status">
        <FormattedMessage {...visitorMessages.none} />
      </Nothing>
    );
  }
  return (
    <Foot>
      <p role="status">
        <FormattedMessage {...visitorTemplates.shown} values={{ shown, total }} />
      </p>
      {left > 0 && (
        <Button
          variant="outline"
          working={isLoading && formatMessage(visitorMessages.loading)}
          onClick={() => dispatch(moreRequested())}
        >
          <FormattedMessage {...visitorTemplates.more} values={{ count: Math.min(left, cataloguePageSize) }} />
        </Button>
      )}
    </Foot>
  );
}

function ShelfFailed() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return (
    <Trouble>
      <StateCard
        kind="error"
        headingLevel={4}
        title={formatMessage(visitorMessages.failed)}
        action={
          <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(moreRequested())}>
            <FormattedMessage {...visitorMessages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...visitorMessages.failedText} />
      </StateCard>
    </Trouble>
  );
}

/** Two rows of four, of the cards' true size. */
const ShelfLoading = () => (
  <Loading label={useIntl().formatMessage(visitorMessages.loading)}>
    <Grid as="div" $isContinued>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} $height="100%" $radius="8px" />
      ))}
    </Grid>
  </Loading>
);

function ShelfCard({ reward }: { reward: CatalogueReward }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <RewardShelfCard
      name={reward.name}
      rarity={rarityColors[reward.rarityId]}
      rarityName={formatMessage(rarityNames[reward.rarityId])}
      detail={reward.gameTitle}
      price={formatNumber(reward.value)}
      priceLabel={formatMessage(priceInWords.price, { units: reward.value })}
      imageUrl={reward.imageUrl ?? ''}
      headingLevel={4}
    />
  );
}
