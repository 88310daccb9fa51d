import { memo, useDeferredValue, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { Button } from '../../ui/buttons/Button';
import { focusOnce } from '../../ui/focus/rememberFocus';
import { StateCard } from '../../ui/feedback/StateCard';
import { Cluster } from '../../ui/layout/Cluster';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { textSearch } from '../../ui/text/textSearch';
import { useTexts } from '../../ui/text/useTexts';
import { passesFilter, sortRewards, matchesRarityAndGame, matchesSearch, type RewardEntry } from '../query/filters';
import { defaultRewardsQuery, type RewardsView } from '../query/rewardsQuery';
import { CardGrid } from '../PlayerRewards/PlayerRewardsSkeleton';
import { RewardsToolbar } from './RewardsToolbar';
import { RewardTile } from '../RewardCard/RewardTile';
import type { Expansion, RewardGridProps } from './VirtualRewardGrid';

/** Cards shown before the player expands the list: four rows of six. */
const initialCards = 24;
/** Longer lists are virtualized: only the rows near the window are rendered. */
const mostRenderedCards = 150;

interface FilteredRewardsProps {
  rewards: readonly RewardEntry[];
  view: RewardsView;
  /** Shows the game's title on each card. */
  namesGame?: boolean;
  /** Opens the dialog of a reward. */
  onOpen: (reward: Reward) => void;
}

/**
 * The toolbar, and the cards that match its filters, in its order. The toolbar answers a press or a key at once; the
 * cards follow, and what is typed meanwhile interrupts them.
 */
export function FilteredRewards({ rewards, view, ...cards }: FilteredRewardsProps) {
  const { rarity, game } = view.query;
  const offered = useMemo(
    () => rewards.filter((entry) => matchesRarityAndGame({ rarity, game }, entry)),
    [rewards, rarity, game],
  );
  const query = useDeferredValue(view.query);
  return (
    <>
      <RewardsToolbar rewards={offered} view={view} />
      <MatchingRewards {...cards} rewards={rewards} query={query} change={view.change} />
    </>
  );
}

type MatchingRewardsProps = Omit<FilteredRewardsProps, 'view'> & Pick<RewardsView, 'query' | 'change'>;

const MatchingRewards = memo(function MatchingRewards(props: MatchingRewardsProps) {
  const { query, change, namesGame, onOpen } = props;
  const t = useTexts();
  const ordered = useMatchingRewards(props);
  const isLong = ordered.length > mostRenderedCards;
  const long = useLongGrid(isLong);
  const shown = query.isExpanded && (!isLong || long) ? ordered : ordered.slice(0, initialCards);
  const [expansion, setExpansion] = useState<Expansion | null>(null);
  const others = ordered.length - shown.length;
  const renderCard = ({ reward, availability, canClaim }: RewardEntry): ReactNode => (
    <RewardTile reward={reward} availability={availability} onOpen={onOpen} canClaim={canClaim} namesGame={namesGame} />
  );
  const gridProps: RewardGridProps = {
    entries: shown,
    renderCard,
    expansion,
    onFirstNew: (item) => {
      setExpansion(null);
      focusCard(item);
      if (expansion && window.scrollY !== expansion.top) window.scrollTo(0, expansion.top);
    },
  };
  return (
    <>
      <VisuallyHidden role="status">{t('rewards.found', { count: ordered.length })}</VisuallyHidden>
      {shown.length === 0 && (
        <StateCard
          kind="empty"
          title={t('rewards.empty.title')}
          action={
            <Button
              variant="outline"
              size="small"
              onClick={() => change({ ...defaultRewardsQuery, scope: query.scope })}
            >
              {t('rewards.showAll')}
            </Button>
          }
        >
          {t('rewards.empty')}
        </StateCard>
      )}
      {long && shown.length > mostRenderedCards ? <long.Grid {...gridProps} /> : <RewardGrid {...gridProps} />}
      {others > 0 && (
        <Cluster $justify="center" style={{ marginTop: 40 }}>
          <Button
            variant="outline"
            working={query.isExpanded && t('rewards.others', { count: others })}
            onClick={() => {
              setExpansion({ firstNew: shown.length, top: window.scrollY });
              change({ isExpanded: true });
            }}
          >
            {t('rewards.others', { count: others })}
          </Button>
        </Cluster>
      )}
    </>
  );
});

/** A grid that renders all of its cards. */
const RewardGrid = ({ entries, renderCard, expansion, onFirstNew }: RewardGridProps) => (
  <CardGrid>
    {entries.map((entry, index) => (
      <li
        key={entry.reward.rewardId}
        ref={(item) => (item && index === expansion?.firstNew ? onFirstNew(item) : undefined)}
      >
        {renderCard(entry)}
      </li>
    ))}
  </CardGrid>
);

/**
 * The grid for a long list, loaded before the player expands it; null until then. Without it, as when the connection
 * fails, all cards are rendered.
 */
function useLongGrid(isLong: boolean) {
  const [grid, setGrid] = useState<{ Grid: ComponentType<RewardGridProps> } | null>(null);
  const isMissing = isLong && grid === null;
  useEffect(() => {
    if (!isMissing) return;
    import('./VirtualRewardGrid').then(
      ({ VirtualRewardGrid }) => setGrid({ Grid: VirtualRewardGrid }),
      () => setGrid({ Grid: RewardGrid }),
    );
  }, [isMissing]);
  return grid;
}

/** Focuses the first control of a card, where the reader is, unless the focus is already elsewhere. */
function focusCard(item: HTMLElement): void {
  if (document.activeElement?.contains(item) === false) return;
  const control = item.querySelector('button');
  if (control) focusOnce(control, { preventScroll: true });
}

/** The rewards that match rarity, game, filter and search, sorted. */
function useMatchingRewards({ rewards, query, namesGame = false }: MatchingRewardsProps): RewardEntry[] {
  const wished = usePlayerSelector(selectWishedIds);
  const { filter, rarity, game, order, search } = query;
  return useMemo(() => {
    const isFound = textSearch(search);
    const matching = rewards.filter(
      (entry) =>
        matchesRarityAndGame({ rarity, game }, entry) &&
        passesFilter(filter, entry, wished) &&
        matchesSearch(isFound, entry, namesGame),
    );
    return sortRewards(order, matching);
  }, [rewards, rarity, game, filter, wished, search, namesGame, order]);
}
