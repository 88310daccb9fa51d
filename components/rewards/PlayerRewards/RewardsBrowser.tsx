import { useCallback, useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { useIntl } from 'react-intl';
import type { RarityId } from '../../../services/club/rarities';
import type { Reward } from '../../../services/clubWebsite/rewards';
import {
  selectOwnedSpaces,
  selectPlayerRewards,
  selectPlayerRewardsWithAvailability,
} from '../../../store/rewards/selectors';
import { playerRewardsRequested, type RewardsScope } from '../../../store/rewards/slice';
import { areUnavailable } from '../../../store/rewards/rules';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { Loadable } from '../../ui/feedback/Loadable';
import { Select } from '../../ui/fields/Select';
import { FilterPill } from '../../ui/pills/FilterPills';
import { useTexts } from '../../ui/text/useTexts';
import { passesFilter, type RewardEntry } from '../query/filters';
import { defaultRewardsQuery, type RewardsQuery } from '../query/rewardsQuery';
import { useRewardsQuery } from '../query/useRewardsQuery';
import { FilteredRewards } from '../RewardsList/FilteredRewards';
import { RarityOverview } from '../RewardsList/RarityOverview';
import { SectionHeading, SectionTools, RewardsListSkeleton } from './PlayerRewardsSkeleton';

interface RewardsBrowserProps {
  onOpen: (reward: Reward) => void;
}

/** The rewards of every game. A filter keeps those of the player's games; it is on at first, if there are any. */
export function RewardsBrowser({ onOpen }: RewardsBrowserProps) {
  const owned = usePlayerSelector((state) => selectPlayerRewards(state, 'owned'));
  const rewards = usePlayerSelector((state) => selectPlayerRewardsWithAvailability(state, 'owned'));
  return (
    <LoadableRewards scope="owned" isKnown={owned.status === 'loaded' || !areUnavailable(owned)}>
      <Browser onOpen={onOpen} defaults={defaultsFor(rewards)} />
    </LoadableRewards>
  );
}

function LoadableRewards({ scope, isKnown, children }: PropsWithChildren<{ scope: RewardsScope; isKnown: boolean }>) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status } = usePlayerSelector((state) => selectPlayerRewards(state, scope));
  return (
    <Loadable
      status={status === 'failed' ? 'failed' : 'loading'}
      hasContent={isKnown}
      skeleton={<RewardsListSkeleton />}
      failed={{
        title: t('rewards.error.title'),
        text: t('rewards.error'),
        onRetry: () => dispatch(playerRewardsRequested(scope)),
      }}
    >
      {children}
    </Loadable>
  );
}

/** The list opens with what the player can claim now, else with all rewards of the player's games, else of every game. */
const defaultsFor = (owned: readonly RewardEntry[]): RewardsQuery => ({
  ...defaultRewardsQuery,
  scope: owned.length > 0 ? 'owned' : 'all',
  filter: owned.some((entry) => passesFilter('withinReach', entry)) ? 'withinReach' : 'all',
});

function Browser({ onOpen, defaults }: RewardsBrowserProps & { defaults: RewardsQuery }) {
  const t = useTexts();
  const [firstDefaults] = useState(defaults);
  const view = useRewardsQuery(firstDefaults);
  const { change } = view;
  const chooseRarity = useCallback((chosen: RarityId | null) => change({ rarity: chosen, filter: 'all' }), [change]);
  const { scope, game, rarity } = view.query;
  const { overview, ...totals } = useScope(scope);
  const rewards = useEntries(scope);
  const games = useGameChoices(rewards);
  const ownsGames = usePlayerSelector((state) => !areUnavailable(selectPlayerRewards(state, 'owned')));
  const title = t(scope === 'owned' ? 'rewards.player.games' : 'rewards.player.all');

  return (
    <section aria-label={title}>
      <SectionHeading>
        <h2>{title}</h2>
        <SectionTools>
          {ownsGames && (
            <FilterPill
              isOn={scope === 'owned'}
              onClick={() => view.change({ scope: scope === 'owned' ? 'all' : 'owned', filter: 'all', game: null })}
            >
              {t('rewards.player.yourGames')}
            </FilterPill>
          )}
          {games.length > 1 && (
            <GameSelect games={games} value={game} onChange={(chosen) => view.change({ game: chosen })} />
          )}
        </SectionTools>
      </SectionHeading>
      <LoadableRewards scope={scope} isKnown={!areUnavailable(totals)}>
        {game === null && <RarityOverview rarities={overview} chosen={rarity} onChoose={chooseRarity} />}
        <FilteredRewards rewards={rewards} view={view} namesGame onOpen={onOpen} />
      </LoadableRewards>
    </section>
  );
}

/** The rewards of a scope; those of every game are fetched when they are first shown. */
function useScope(scope: RewardsScope) {
  const dispatch = useAppDispatch();
  const rewards = usePlayerSelector((state) => selectPlayerRewards(state, scope));
  const isMissing = rewards.status === 'idle';
  useEffect(() => {
    if (isMissing) dispatch(playerRewardsRequested(scope));
  }, [dispatch, isMissing, scope]);
  return rewards;
}

/** The rewards of a scope with their availability, and whether the player owns their game. */
function useEntries(scope: RewardsScope): RewardEntry[] {
  const rewards = usePlayerSelector((state) => selectPlayerRewardsWithAvailability(state, scope));
  const ownedSpaces = usePlayerSelector(selectOwnedSpaces);
  return useMemo(
    () => rewards.map((entry) => ({ ...entry, canClaim: ownedSpaces?.has(entry.reward.spaceId) })),
    [rewards, ownedSpaces],
  );
}

interface GameChoice {
  slug: string;
  title: string;
}

/** The games of the rewards, sorted by title. */
function useGameChoices(rewards: readonly RewardEntry[]): GameChoice[] {
  const { locale } = useIntl();
  return useMemo(() => {
    const titles = new Map(rewards.flatMap(({ reward: { game } }) => (game ? [[game.slug, game.title] as const] : [])));
    return [...titles].map(([slug, title]) => ({ slug, title })).sort((a, b) => a.title.localeCompare(b.title, locale));
  }, [rewards, locale]);
}

const allGames = '';

interface GameSelectProps {
  games: readonly GameChoice[];
  /** The slug of the chosen game; null for all. */
  value: string | null;
  onChange: (game: string | null) => void;
}

function GameSelect({ games, value, onChange }: GameSelectProps) {
  const t = useTexts();
  return (
    <Select
      label={t('rewards.game')}
      isLabelHidden
      options={[
        { value: allGames, label: t('rewards.allGames') },
        ...games.map(({ slug, title }) => ({ value: slug, label: title })),
      ]}
      value={value ?? allGames}
      onChange={(game) => onChange(game || null)}
    />
  );
}
