import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectWishes, selectWishlistStatus } from '../../../store/rewards/wishlist/selectors';
import { wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Loadable } from '../../ui/feedback/Loadable';
import { Icon } from '../../ui/icons/Icon';
import { ScrollRow } from '../../ui/layout/ScrollRow';
import { useTexts } from '../../ui/text/useTexts';
import { RewardTile } from '../RewardCard/RewardTile';
import { WishlistSkeleton, wishesPerRow } from '../PlayerRewards/PlayerRewardsSkeleton';

/** The anchor that the header's wishlist mark links to. */
export const wishlistId = 'wishlist';

interface WishlistProps {
  /** All if absent. */
  most?: number;
  onOpen?: (reward: Reward) => void;
}

/** The most affordable first. */
export function Wishlist({ most, onOpen }: WishlistProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const status = usePlayerSelector(selectWishlistStatus);
  const wishes = usePlayerSelector(selectWishes);
  return (
    <Loadable
      status={status}
      hasContent={wishes.length > 0}
      skeleton={<WishlistSkeleton />}
      failed={{
        title: t('rewards.wishlist.failed.title'),
        text: t('ui.tryAgainSoon'),
        onRetry: () => dispatch(wishlistRequested()),
      }}
    >
      {wishes.length === 0 ? (
        <NoWishes />
      ) : (
        <ScrollRow as="ul" $columns={wishesPerRow}>
          {wishes.slice(0, most).map(({ wish: { rewardId, reward }, availability }) => (
            <li key={rewardId} style={{ display: 'grid' }}>
              <RewardTile reward={reward} availability={availability} onOpen={onOpen} namesGame isGoal />
            </li>
          ))}
        </ScrollRow>
      )}
    </Loadable>
  );
}

/** Small, so that the rewards below it stay in view. */
const NoWishes = () => {
  const t = useTexts();
  return (
    <EmptyNotice>
      <Icon name="ribbon" />
      <div>
        <h3>{t('rewards.wishlist.empty.title')}</h3>
        <p>{t('rewards.wishlist.empty')}</p>
      </div>
    </EmptyNotice>
  );
};

const EmptyNotice = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 20px 24px;
  border: 1px dashed ${tokens.on.outline};
  border-radius: ${tokens.radius.card};
  color: ${tokens.on.muted};

  h3 {
    ${text.rowTitle}
    color: ${tokens.on.text};
  }
  p {
    margin-top: 2px;
    font-size: ${tokens.size.small};
  }
`;
