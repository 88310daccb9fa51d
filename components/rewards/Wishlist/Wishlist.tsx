import styled from 'styled-components';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Loadable } from '../../ui/feedback/Loadable';
import { Skeletons } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import { ScrollRow } from '../../ui/layout/ScrollRow';
import { useTexts } from '../../ui/text/useTexts';
import { RewardTile } from '../RewardCard/RewardTile';
import { useOpenReward } from '../useOpenReward';
import { useShownWishes } from './useShownWishes';

/** The anchor that the header's wishlist mark links to. */
export const wishlistId = 'wishlist';

export const wishesPerRow = 6;

/** The most affordable first; `most` of them, or all. */
export function Wishlist({ most }: { most?: number }) {
  const t = useTexts();
  const open = useOpenReward();
  const dispatch = useAppDispatch();
  const status = usePlayerSelector(({ wishlist }) => wishlist.status);
  const wishes = useShownWishes();
  return (
    <Loadable
      status={status}
      hasContent={wishes.length > 0}
      loading={t('rewards.wishlist.loading')}
      skeleton={
        <ScrollRow $columns={wishesPerRow}>
          <Skeletons count={wishesPerRow} $height="306px" $radius={tokens.radius.card} />
        </ScrollRow>
      }
      failed={{ title: t('rewards.wishlist.failed.title'), onRetry: () => dispatch(wishlistRequested()) }}
    >
      {wishes.length === 0 ? (
        // Small, so that the rewards below it stay in view.
        <EmptyNotice>
          <Icon name="ribbon" />
          <div>
            <h3>{t('rewards.wishlist.empty.title')}</h3>
            <p>{t('rewards.wishlist.empty')}</p>
          </div>
        </EmptyNotice>
      ) : (
        <ScrollRow as="ul" $columns={wishesPerRow}>
          {wishes.slice(0, most).map(({ wish: { rewardId, reward }, availability }) => (
            <li key={rewardId} style={{ display: 'grid' }}>
              <RewardTile reward={reward} availability={availability} onOpen={open} namesGame isGoal />
            </li>
          ))}
        </ScrollRow>
      )}
    </Loadable>
  );
}

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
