import dynamic from 'next/dynamic';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { useAppSelector } from '../../../store/support/hooks';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { Button } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { passesFilter, sortRewards, matchesRarityAndGame, matchesSearch, type RewardEntry } from '../query/filters';
import { rewardsMessages, rewardsTemplates } from '../rewards.messages';
import { defaultRewardsQuery } from '../query/rewardsQuery';
import { CardGrid } from './CardGrid';
import { RewardsToolbar } from './RewardsToolbar';
import { RewardTile } from '../RewardCard/RewardTile';
import type { RewardsView } from '../query/useRewardsQuery';

/** Cards shown before the player expands the list: four rows of six. */
const initialCards = 24;
/** Longer lists are virtualized: only the rows near the window are rendered. */
const mostRenderedCards = 150;

const VirtualRewardGrid = dynamic(() => import('./VirtualRewardGrid').then((module) => module.VirtualRewardGrid), {
  ssr: false,
});

interface FilteredRewardsProps {
  rewards: readonly RewardEntry[];
  view: RewardsView;
  /** Shows the game's title on each card. */
  namesGame?: boolean;
  /** Opens the dialog of a reward. */
  onOpen: (reward: Reward) => void;
}

/** The toolbar, and the cards that match its filters, in its order. */
export function FilteredRewards({ rewards, view, namesGame, onOpen }: FilteredRewardsProps) {
  const { formatMessage } = useIntl();
  const { query, change } = view;
  const { offered, ordered } = useFilteredRewards(rewards, view, namesGame);
  const shown = query.isExpanded ? ordered : ordered.slice(0, initialCards);
  const others = ordered.length - shown.length;
  const renderCard = ({ reward, availability, canClaim }: RewardEntry): ReactNode => (
    <RewardTile reward={reward} availability={availability} onOpen={onOpen} canClaim={canClaim} namesGame={namesGame} />
  );
  return (
    <>
      <RewardsToolbar rewards={offered} view={view} />
      <VisuallyHidden role="status">
        {formatMessage(rewardsTemplates.resultCount, { count: ordered.length })}
      </VisuallyHidden>
      {shown.length === 0 && <NoMatches onShowAll={() => change({ ...defaultRewardsQuery, scope: query.scope })} />}
      {shown.length > mostRenderedCards ? (
        <VirtualRewardGrid entries={shown} renderCard={renderCard} />
      ) : (
        <CardGrid>
          {shown.map((entry) => (
            <li key={entry.reward.rewardId}>{renderCard(entry)}</li>
          ))}
        </CardGrid>
      )}
      {others > 0 && (
        <ShowAllRow>
          <Button variant="outline" onClick={() => change({ isExpanded: true })}>
            <FormattedMessage {...rewardsTemplates.others} values={{ count: others }} />
          </Button>
        </ShowAllRow>
      )}
    </>
  );
}

/** The rewards of the chosen rarity and game, and those that also match filter and search, sorted. */
function useFilteredRewards(rewards: readonly RewardEntry[], { query }: RewardsView, namesGame = false) {
  const { locale } = useIntl();
  const wished = useAppSelector(selectWishedIds);
  const { filter, rarity, game, order, search } = query;
  const offered = useMemo(
    () => rewards.filter((entry) => matchesRarityAndGame({ rarity, game }, entry)),
    [rewards, rarity, game],
  );
  const ordered = useMemo(() => {
    const matching = offered.filter(
      (entry) => passesFilter(filter, entry, wished) && matchesSearch(search, entry, locale, namesGame),
    );
    return sortRewards(order, matching);
  }, [offered, filter, wished, search, locale, namesGame, order]);
  return { offered, ordered };
}

function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  const { formatMessage } = useIntl();
  const showAll = (
    <Button variant="outline" size="small" onClick={onShowAll}>
      <FormattedMessage {...rewardsMessages.showAll} />
    </Button>
  );
  return (
    <StateCard kind="empty" title={formatMessage(rewardsMessages.emptyTitle)} action={showAll}>
      <FormattedMessage {...rewardsMessages.empty} />
    </StateCard>
  );
}

const ShowAllRow = styled.div`
  display: flex;
  justify-content: center;
  margin-top: 40px;
`;
