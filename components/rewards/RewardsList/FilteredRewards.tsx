import { type ComponentType, memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { media } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { Select } from '../../ui/fields/Select';
import { SearchField } from '../../ui/fields/TextField';
import { focusOnce } from '../../ui/focus/rememberFocus';
import { OutsideFilters } from '../../ui/lists/OutsideFilters';
import { Cluster } from '../../ui/layout/Cluster';
import { FilterPill, FilterPills } from '../../ui/pills/FilterPills';
import { PillStrip } from '../../ui/pills/PillStrip';
import { Announcement } from '../../ui/text/Announcement';
import { splitFound } from '../../ui/text/textSearch';
import { useTexts } from '../../ui/text/useTexts';
import { CardGrid } from '../PlayerRewards/PlayerRewardsSkeleton';
import {
  findRewards,
  itemId,
  matchesRarityAndGame,
  passesFilter,
  type RewardEntry,
  rewardFilters,
  rewardOrders,
  sortRewards,
} from '../query/filters';
import { defaultRewardsQuery, type RewardsView } from '../query/rewardsQuery';
import { rarityColors } from '../rarities';
import { useOpenReward } from '../useOpenReward';
import { RewardTile } from '../RewardCard/RewardTile';
import { useShownWishes } from '../Wishlist/useShownWishes';
import type { Expansion, RewardGridProps } from './VirtualRewardGrid';

const initialCards = 24;
/** Longer lists are virtualized: only the rows near the window are rendered. */
const mostRenderedCards = 150;

interface FilteredRewardsProps {
  rewards: readonly RewardEntry[];
  /** What only a search finds: rewards of other games than those shown. */
  others?: readonly RewardEntry[];
  view: RewardsView;
  namesGame?: boolean;
  /** The player has pressed for this list, and it was loaded then. */
  isAnswer?: boolean;
}

const none: readonly RewardEntry[] = [];

/**
 * The toolbar answers a press or a key at once; the cards follow, and what is typed meanwhile interrupts them. They follow the
 * whole press: one part of it alone would be another count, which screen readers would say.
 */
export function FilteredRewards({ view, namesGame = false, isAnswer = false, ...lists }: FilteredRewardsProps) {
  const onOpen = useOpenReward();
  const rewards = useDeferredValue(lists.rewards);
  const others = useDeferredValue(lists.others ?? none);
  const query = useDeferredValue(view.query);
  const { rarity, game, search } = query;
  const found = useMemo(
    () => findRewards(search.trim() === '' ? rewards : [...rewards, ...others], search, namesGame),
    [rewards, others, search, namesGame],
  );
  const offered = useMemo(() => {
    const left = new Set(others);
    return found.filter((entry) => !left.has(entry) && matchesRarityAndGame({ rarity, game }, entry));
  }, [found, others, rarity, game]);
  return (
    <>
      <RewardsToolbar rewards={offered} view={view} />
      <MatchingRewards
        found={found}
        offered={offered}
        namesGame={namesGame}
        isAnswer={isAnswer}
        query={query}
        change={view.change}
        onOpen={onOpen}
      />
    </>
  );
}

interface MatchingRewardsProps extends Pick<RewardsView, 'query' | 'change'> {
  found: readonly RewardEntry[];
  /** Those found that only the filter of the toolbar can leave out. */
  offered: readonly RewardEntry[];
  namesGame: boolean;
  isAnswer: boolean;
  onOpen: (reward: Reward) => void;
}

const MatchingRewards = memo(function MatchingRewards(props: MatchingRewardsProps) {
  const { query, change, namesGame, isAnswer, onOpen } = props;
  const t = useTexts();
  const { ordered, outside } = useMatchingRewards(props);
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
      <Announcement text={t('rewards.found', { count: ordered.length + outside.length })} isAnswer={isAnswer} />
      {ordered.length + outside.length === 0 && (
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
        <Cluster $justify="center" $above={10}>
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
      <OutsideFilters
        count={outside.length}
        onClear={() => change({ ...defaultRewardsQuery, scope: 'all', search: query.search })}
      >
        <RewardGrid {...gridProps} entries={outside.slice(0, initialCards)} expansion={null} />
      </OutsideFilters>
    </>
  );
});

const RewardGrid = ({ entries, renderCard, expansion, onFirstNew }: RewardGridProps) => (
  <CardGrid>
    {entries.map((entry, index) => (
      <li
        key={entry.reward.rewardId}
        id={itemId(entry)}
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

/** `outside` is what a search finds although the filters leave it out. */
function useMatchingRewards({ found, offered, query }: MatchingRewardsProps) {
  const wishes = useShownWishes(JSON.stringify({ ...query, isExpanded: false }));
  const { filter, order, search } = query;
  return useMemo(() => {
    const isOffered = new Set(offered);
    const wished = new Set(wishes.map(({ wish }) => wish.rewardId));
    const { matching, outside } = splitFound(
      found,
      search,
      (entry) => isOffered.has(entry) && passesFilter(filter, entry, wished),
    );
    return { ordered: sortRewards(order, matching), outside: sortRewards(order, outside) };
  }, [found, offered, filter, wishes, order, search]);
}

interface RewardsToolbarProps {
  rewards: readonly RewardEntry[];
  view: RewardsView;
}

function RewardsToolbar({ rewards, view: { query, change, search } }: RewardsToolbarProps) {
  const t = useTexts();
  const wished = usePlayerSelector(selectWishedIds);
  const filters = useMemo(
    () =>
      rewardFilters.map((value) => ({
        value,
        label: t(`rewards.filter.${value}`),
        count: rewards.filter((entry) => passesFilter(value, entry, wished)).length,
      })),
    [rewards, wished, t],
  );
  return (
    <Toolbar>
      <div>
        <PillStrip chosen={query.filter}>
          <FilterPills
            label={t('rewards.filters')}
            options={filters}
            value={query.filter}
            onChange={(filter) => change({ filter })}
          />
          {/* Without a game, the overview shows the chosen rarity and removes it; here it would move the list. */}
          {query.rarity && query.game && (
            <FilterPill isOn isRemovable onClick={() => change({ rarity: null })}>
              {t(`ui.rarity.${rarityColors[query.rarity]}`)}
            </FilterPill>
          )}
        </PillStrip>
      </div>
      <ToolbarFields>
        <div>
          <SearchField label={t('rewards.search')} value={query.search} onChange={search} />
        </div>
        <div>
          <Select
            label={t('rewards.order')}
            isLabelHidden
            options={rewardOrders.map((value) => ({ value, label: t(`rewards.order.${value}`) }))}
            value={query.order}
            onChange={(order) => change({ order })}
          />
        </div>
      </ToolbarFields>
    </Toolbar>
  );
}

const Toolbar = styled(Cluster)`
  margin: 32px 0 20px;

  > :first-child {
    min-width: 0;

    ${media.below.laptop} {
      flex-basis: 100%;
    }
  }
`;

/**
 * The search, and the order, which is as wide as the longest one in the player's language: below the filters where they do not
 * both fit beside them.
 */
const ToolbarFields = styled(Cluster).attrs({ $justify: 'end' })`
  flex: 1 1 476px;

  ${media.from.laptop} {
    flex-wrap: nowrap;

    > :first-child {
      flex: 1 1 232px;
      max-width: 300px;
    }
    > :last-child {
      flex: none;
      min-width: 232px;
    }
  }

  ${media.below.laptop} {
    flex-basis: 100%;

    > * {
      flex: 1 1 200px;
      min-width: 0;
    }
  }
`;
