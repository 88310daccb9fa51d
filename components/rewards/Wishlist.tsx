import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../services/clubWebsite/types';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { selectWishes, selectWishlistStatus } from '../../store/rewards/wishlist/selectors';
import { wishlistRequested } from '../../store/rewards/wishlist/slice';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Icon } from '../ui/icons/Icon';
import { ScrollRow } from '../ui/layout/ScrollRow';
import { RewardsTrouble } from './RewardsTrouble';
import { RewardTile } from './RewardTile';
import { wishlistMessages } from './wishlist.messages';
import { WishlistWaiting, wishesInARow } from './Wishlist.Waiting';

/** Where the header's mark leads. */
export const wishlistId = 'wishlist';

interface WishlistProps {
  /** Only the nearest ones; all of them without it. */
  most?: number;
  /** Opens the claim; absent where the wishes are only shown. */
  onOpen?: (reward: Reward) => void;
  /** Whether a reward can be claimed from here: its game is the player's. */
  canOpen?: (reward: Reward) => boolean;
}

/** The rewards that a player saves for, the nearest first, each with how far off it is. */
export function Wishlist({ most, onOpen, canOpen = () => true }: WishlistProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectWishlistStatus);
  const wishes = useAppSelector(selectWishes);
  if (wishes.length > 0) {
    return (
      <ScrollRow as="ul" $columns={wishesInARow}>
        {wishes.slice(0, most).map(({ wish: { rewardId, reward }, availability }) => (
          <Place key={rewardId}>
            <RewardTile
              reward={reward}
              availability={availability}
              onOpen={canOpen(reward) ? onOpen : undefined}
              namesGame
              isGoal
            />
          </Place>
        ))}
      </ScrollRow>
    );
  }
  if (status === 'failed') {
    return (
      <RewardsTrouble title={formatMessage(wishlistMessages.failedTitle)} onRetry={() => dispatch(wishlistRequested())}>
        <FormattedMessage {...wishlistMessages.failed} />
      </RewardsTrouble>
    );
  }
  return status === 'loaded' ? <NoWishes /> : <WishlistWaiting />;
}

/** It takes little room: what can be had stands below it. */
const NoWishes = () => (
  <Empty>
    <Icon name="ribbon" />
    <div>
      <h3>
        <FormattedMessage {...wishlistMessages.emptyTitle} />
      </h3>
      <p>
        <FormattedMessage {...wishlistMessages.empty} />
      </p>
    </div>
  </Empty>
);

const Place = styled.li`
  display: grid;
`;

const Empty = styled.div`
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
