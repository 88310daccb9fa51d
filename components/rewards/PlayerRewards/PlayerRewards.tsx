import { type PropsWithChildren, useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RarityId } from '../../../services/club/rarities';
import { discountCodes } from '../../../store/discount/tasks';
import { claims } from '../../../store/rewards/claims/tasks';
import { gifts } from '../../../store/rewards/gifts/tasks';
import { areAllRedeemed, areUnavailable } from '../../../store/rewards/rules';
import { selectOwnedSpaces, selectRewardsWithAvailability } from '../../../store/rewards/selectors';
import { playerRewardsRequested, type RewardsScope } from '../../../store/rewards/scopes';
import { selectWishesToSee } from '../../../store/rewards/wishlist/selectors';
import { wishesNoted, wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { useAppDispatch, usePlayerSelector, useRequestIf, useRequests } from '../../../store/support/hooks';
import { isSettled } from '../../../store/support/requestState';
import { selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { balance, ownedRewards, type PageRead, usePageError, wishlist } from '../../errors/usePageError';
import { media } from '../../theme/tokens';
import { Loadable } from '../../ui/feedback/Loadable';
import { QuietErrors } from '../../ui/feedback/PageError';
import { Select } from '../../ui/fields/Select';
import { Text } from '../../ui/layout/Text';
import { TopSection } from '../../ui/layout/Section';
import { FilterPill } from '../../ui/pills/FilterPills';
import { SectionHead } from '../../ui/sections/SectionHead';
import { RichText, Sentences } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { RewardDialog } from '../ClaimDialog/RewardDialog';
import { ClaimHistory } from '../ClaimHistory';
import { WaitingGifts } from '../Gifts/WaitingGifts';
import { passesFilter, type RewardEntry } from '../query/filters';
import { defaultRewardsQuery, type RewardsQuery, useRewardsQuery } from '../query/rewardsQuery';
import { FilteredRewards } from '../RewardsList/FilteredRewards';
import { RarityOverview } from '../RewardsList/RarityOverview';
import { Wishlist, wishlistId } from '../Wishlist/Wishlist';
import {
  RewardsBrowserSkeleton,
  RewardsListSkeleton,
  SectionHeading,
  SectionStack,
  SummaryLine,
  SummarySkeleton,
} from './PlayerRewardsSkeleton';

const reads: readonly PageRead[] = [
  balance,
  ownedRewards,
  wishlist,
  { status: (state) => claims.select(state, null).status, request: () => claims.requested(null) },
];

export function PlayerRewards() {
  const t = useTexts();
  const pageError = usePageError(reads);
  useRequests(
    playerRewardsRequested(),
    wishlistRequested(),
    claims.requested(null),
    gifts.requested(null),
    discountCodes.requested(null),
    balanceRequested(),
  );
  const dispatch = useAppDispatch();
  const unseen = usePlayerSelector(selectWishesToSee);
  // Clears the header's mark for affordable wishes, because this page shows the wishlist.
  useEffect(() => {
    if (unseen.length === 0) return;
    const seen = unseen.map(({ wish }) => wish.rewardId);
    dispatch(wishesNoted({ seen, at: new Date().toISOString() }));
  }, [dispatch, unseen]);
  return (
    <QuietErrors isQuiet={pageError !== null}>
      <TopSection $end={['64px', '48px']}>
        <PlayerRewardsHead />
        <SectionStack>
          {pageError}
          <WaitingGifts />
          <RewardsBrowser />
          <section id={wishlistId} aria-label={t('rewards.wishlist.title')}>
            <SectionHead title={t('rewards.wishlist.title')} />
            <Wishlist />
          </section>
        </SectionStack>
      </TopSection>
      <ClaimHistory />
      <RewardDialog />
    </QuietErrors>
  );
}

function PlayerRewardsHead() {
  const t = useTexts();
  const { status, totalOwned, totalAvailable } = usePlayerSelector((state) => state.rewards.scopes.owned);
  const rewards = usePlayerSelector((state) => selectRewardsWithAvailability(state, 'owned'));
  const units = usePlayerSelector(selectUnits);
  const totals = { totalOwned, totalAvailable };
  const isKnown = status !== 'idle' && !areUnavailable(totals);
  const games = new Set(rewards.map(({ reward }) => reward.spaceId)).size;
  const count = rewards.filter(({ availability }) => availability.kind === 'withinReach').length;
  return (
    <>
      <Text as="h1" $type="playerH1">
        {t('rewards.player.title')}
      </Text>
      <SummaryLine>
        {!isKnown && !isSettled({ status }) && <SummarySkeleton />}
        {status === 'loaded' && areUnavailable(totals) && <span>{t('rewards.notYours')}</span>}
        {isKnown && areAllRedeemed(totals) && <span>{t('rewards.player.allOwned')}</span>}
        {isKnown && !areAllRedeemed(totals) && (
          <Sentences
            first={
              <RichText id="rewards.player.line" values={{ owned: totalOwned, available: totalAvailable, games }} />
            }
            second={units !== null && <RichText id="rewards.player.reach" values={{ count, units }} />}
          />
        )}
      </SummaryLine>
    </>
  );
}

/** A filter keeps the rewards of the player's games; it is on at first, if there are any. */
function RewardsBrowser() {
  const owned = usePlayerSelector((state) => state.rewards.scopes.owned);
  const rewards = usePlayerSelector((state) => selectRewardsWithAvailability(state, 'owned'));
  // What is within reach follows from the balance: without it the list would change under the player's finger.
  const isBalanceAwaited = usePlayerSelector(
    (state) => selectUnits(state) === null && selectUnitsError(state) === null,
  );
  const areOwnedKnown = owned.status === 'loaded' || !areUnavailable(owned);
  // A gift that waits stands above the list, and would move it.
  const { status, data } = usePlayerSelector(gifts.select);
  const areGiftsAwaited = data === null && status !== 'failed';
  return (
    <LoadableRewards scope="owned" isKnown={areOwnedKnown && !isBalanceAwaited && !areGiftsAwaited}>
      <Browser defaults={defaultsFor(rewards)} />
    </LoadableRewards>
  );
}

function LoadableRewards({ scope, isKnown, children }: PropsWithChildren<{ scope: RewardsScope; isKnown: boolean }>) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status } = usePlayerSelector((state) => state.rewards.scopes[scope]);
  return (
    <Loadable
      status={status === 'failed' ? 'failed' : 'loading'}
      hasContent={isKnown}
      skeleton={scope === 'owned' ? <RewardsBrowserSkeleton /> : <RewardsListSkeleton />}
      failed={{
        title: t('rewards.error.title'),
        text: t('rewards.error'),
        onRetry: () => dispatch(playerRewardsRequested(scope)),
      }}
      // Without the player's own rewards the heading above the list is missing too.
      headingLevel={scope === 'owned' ? 2 : 3}
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

function Browser({ defaults }: { defaults: RewardsQuery }) {
  const t = useTexts();
  const [firstDefaults] = useState(defaults);
  const view = useRewardsQuery(firstDefaults);
  const { change } = view;
  const { scope, game, rarity, filter } = view.query;
  const [firstScope] = useState(scope);
  // The filter that the page chose would hide rewards of the rarity; one that the player chose stays.
  const isChosenFilter = filter !== firstDefaults.filter;
  const chooseRarity = useCallback(
    (chosen: RarityId | null) => change({ rarity: chosen, ...(!isChosenFilter && { filter: 'all' }) }),
    [change, isChosenFilter],
  );
  const isSearching = view.query.search.trim() !== '';
  const { list, rewards } = useScope(scope);
  // A search looks everywhere.
  const { rewards: everything } = useScope(isSearching ? 'all' : scope);
  const others = useMemo(
    () => (isSearching && scope === 'owned' ? everything.filter(({ canClaim }) => canClaim === false) : []),
    [isSearching, scope, everything],
  );
  const gameOptions = useGameOptions(rewards);
  const ownsGames = usePlayerSelector((state) => !areUnavailable(state.rewards.scopes.owned));
  const title = t(scope === 'owned' ? 'rewards.player.games' : 'rewards.player.all');

  return (
    <section aria-label={title}>
      <SectionHeading>
        <Text as="h2" $type="playerH2">
          {title}
        </Text>
        <SectionTools>
          {ownsGames && (
            <FilterPill
              isOn={scope === 'owned'}
              onClick={() => change({ scope: scope === 'owned' ? 'all' : 'owned', filter: 'all', game: null })}
            >
              {t('rewards.player.yourGames')}
            </FilterPill>
          )}
          {gameOptions.length > 2 && (
            <Select
              label={t('rewards.game')}
              isLabelHidden
              options={gameOptions}
              value={game ?? allGames}
              onChange={(chosen) => change({ game: chosen || null })}
            />
          )}
        </SectionTools>
      </SectionHeading>
      <LoadableRewards scope={scope} isKnown={!areUnavailable(list)}>
        {game === null && <RarityOverview rarities={list.overview} chosen={rarity} onChoose={chooseRarity} />}
        <FilteredRewards rewards={rewards} others={others} view={view} namesGame isAnswer={scope !== firstScope} />
      </LoadableRewards>
    </section>
  );
}

const SectionTools = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > :nth-child(2),
  > :only-child:not(button) {
    width: 200px;
  }

  ${media.below.tablet} {
    flex: 1 1 100%;
    flex-wrap: wrap;

    && > :not(button) {
      flex: 1 1 8em;
      width: auto;
      min-width: 0;
    }
  }
`;

/** The rewards of every game are fetched when they are first shown. */
function useScope(scope: RewardsScope) {
  const list = usePlayerSelector((state) => state.rewards.scopes[scope]);
  useRequestIf(list.status === 'idle', playerRewardsRequested(scope));
  const known = usePlayerSelector((state) => selectRewardsWithAvailability(state, scope));
  const ownedSpaces = usePlayerSelector(selectOwnedSpaces);
  const rewards = useMemo(
    () => known.map((entry): RewardEntry => ({ ...entry, canClaim: ownedSpaces?.has(entry.reward.spaceId) })),
    [known, ownedSpaces],
  );
  return { list, rewards };
}

const allGames = '';

function useGameOptions(rewards: readonly RewardEntry[]) {
  const { locale } = useIntl();
  const t = useTexts();
  return useMemo(() => {
    const titles = new Map(rewards.flatMap(({ reward: { game } }) => (game ? [[game.slug, game.title] as const] : [])));
    const games = [...titles].map(([value, label]) => ({ value, label }));
    return [
      { value: allGames, label: t('rewards.allGames') },
      ...games.sort((a, b) => a.label.localeCompare(b.label, locale)),
    ];
  }, [rewards, locale, t]);
}
