import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { codesRequested } from '../../../store/discount/slice';
import { claims } from '../../../store/rewards/claims/tasks';
import { selectPlayerRewards, selectPlayerRewardsWithAvailability } from '../../../store/rewards/selectors';
import { playerRewardsRequested } from '../../../store/rewards/slice';
import { areAllRedeemed, areUnavailable } from '../../../store/rewards/rules';
import { selectWishesToSee } from '../../../store/rewards/wishlist/selectors';
import { wishesNoted, wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { balance, ownedRewards, type PageRead, usePageError, wishlist } from '../../errors/usePageError';
import { QuietErrors } from '../../ui/feedback/PageError';
import { Text } from '../../ui/layout/Text';
import { Wrap } from '../../ui/layout/Wrap';
import { SectionHead } from '../../ui/sections/SectionHead';
import { Sentences } from '../../ui/text/Sentences';
import { messageOf, useTexts } from '../../ui/text/useTexts';
import { RewardDialog } from '../ClaimDialog/RewardDialog';
import { ClaimHistory } from '../ClaimHistory';
import { Wishlist, wishlistId } from '../Wishlist/Wishlist';
import { useOpenReward } from '../useOpenReward';
import { RewardsBrowser } from './RewardsBrowser';
import { SectionStack, SummaryLine, TopSection } from './PlayerRewardsSkeleton';

const reads: readonly PageRead[] = [
  balance,
  ownedRewards,
  wishlist,
  { status: (state) => claims.select(state, null).status, request: () => claims.requested(null) },
];

/** A player's rewards across games: the wishlist, the rewards of owned games, and the claim history. */
export function PlayerRewards() {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const open = useOpenReward();
  const pageError = usePageError(reads);
  useEffect(() => {
    dispatch(playerRewardsRequested());
    dispatch(wishlistRequested());
    dispatch(claims.requested(null));
    dispatch(codesRequested());
    dispatch(balanceRequested());
  }, [dispatch]);
  useClearWishMarks();
  return (
    <QuietErrors isQuiet={pageError !== null}>
      <TopSection>
        <Wrap>
          <PlayerRewardsHead />
          <SectionStack>
            {pageError}
            <section id={wishlistId} aria-label={t('rewards.wishlist.title')}>
              <SectionHead title={t('rewards.wishlist.title')} />
              <Wishlist onOpen={open} />
            </section>
            <RewardsBrowser onOpen={open} />
          </SectionStack>
        </Wrap>
      </TopSection>
      <ClaimHistory />
      <RewardDialog />
    </QuietErrors>
  );
}

/** Clears the header's mark for affordable wishes, because this page shows the wishlist. */
function useClearWishMarks(): void {
  const dispatch = useAppDispatch();
  const unseen = usePlayerSelector(selectWishesToSee);
  useEffect(() => {
    if (unseen.length === 0) return;
    const seen = unseen.map(({ wish }) => wish.rewardId);
    dispatch(wishesNoted({ seen, at: new Date().toISOString() }));
  }, [dispatch, unseen]);
}

const bold = (parts: ReactNode) => <b>{parts}</b>;

/** How many rewards the player owns, and how many the balance covers. */
function PlayerRewardsHead() {
  const t = useTexts();
  const { status, totalOwned, totalAvailable } = usePlayerSelector((state) => selectPlayerRewards(state));
  const rewards = usePlayerSelector((state) => selectPlayerRewardsWithAvailability(state, 'owned'));
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
        {isKnown && areAllRedeemed(totals) && t('rewards.player.allOwned')}
        {isKnown && !areAllRedeemed(totals) && (
          <Sentences
            first={
              <FormattedMessage
                {...messageOf('rewards.player.line')}
                values={{ owned: totalOwned, available: totalAvailable, games, b: bold }}
              />
            }
            second={
              units !== null && (
                <FormattedMessage {...messageOf('rewards.player.reach')} values={{ count, units, b: bold }} />
              )
            }
          />
        )}
      </SummaryLine>
    </>
  );
}
