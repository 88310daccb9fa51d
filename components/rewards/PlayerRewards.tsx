import { useCallback, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { claimsRequested } from '../../store/rewards/claims/slice';
import { selectPlayerRewards } from '../../store/rewards/playerRewards/selectors';
import { playerRewardsRequested } from '../../store/rewards/playerRewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { balanceRequested } from '../../store/units/slice';
import { selectWishesToSee } from '../../store/rewards/wishlist/selectors';
import { wishesNoted, wishlistRequested } from '../../store/rewards/wishlist/slice';
import { SectionHead } from '../ui/sections/SectionHead';
import { Wrap } from '../ui/layout/Wrap';
import { ClaimDialog } from './ClaimDialog';
import { ClaimHistory } from './ClaimHistory';
import { OwnedDialog } from './OwnedDialog';
import { PlayerGames } from './PlayerRewards.Games';
import { PlayerRewardsHead } from './PlayerRewards.Head';
import { Parts, Top } from './PlayerRewards.styles';
import { useOpenReward } from './useOpenReward';
import { Wishlist, wishlistId } from './Wishlist';
import { wishlistMessages } from './wishlist.messages';

/** A player's rewards across games: what they save for, what is affordable now, and what they have claimed. */
export function PlayerRewards() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { owned, open, close } = useOpenReward();
  const { rewards } = useAppSelector(selectPlayerRewards);
  const canOpen = useCallback(({ rewardId }: Reward) => rewardId in rewards, [rewards]);
  useEffect(() => {
    dispatch(playerRewardsRequested());
    dispatch(wishlistRequested());
    dispatch(claimsRequested());
    dispatch(balanceRequested());
  }, [dispatch]);
  useSeenWishes();
  return (
    <>
      <Top>
        <Wrap>
          <PlayerRewardsHead />
          <Parts>
            <section id={wishlistId} aria-label={formatMessage(wishlistMessages.title)}>
              <SectionHead title={<FormattedMessage {...wishlistMessages.title} />} />
              <Wishlist onOpen={open} canOpen={canOpen} />
            </section>
            <PlayerGames onOpen={open} />
          </Parts>
        </Wrap>
      </Top>
      <ClaimHistory />
      <ClaimDialog />
      <OwnedDialog reward={owned} onClose={close} />
    </>
  );
}

/** Here the player looks at the wishlist: what is affordable on it needs no mark any more. */
function useSeenWishes(): void {
  const dispatch = useAppDispatch();
  const unseen = useAppSelector(selectWishesToSee);
  useEffect(() => {
    if (unseen.length === 0) return;
    const seen = unseen.map(({ wish }) => wish.rewardId);
    dispatch(wishesNoted({ seen, at: new Date().toISOString() }));
  }, [dispatch, unseen]);
}
