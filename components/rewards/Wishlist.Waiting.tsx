import { useIntl } from 'react-intl';
import { tokens } from '../theme/tokens';
import { ScrollRow } from '../ui/layout/ScrollRow';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { wishlistMessages } from './wishlist.messages';

export const wishesInARow = 6;

/** One row of cards in their true size. */
export const WishlistWaiting = () => (
  <Loading label={useIntl().formatMessage(wishlistMessages.loading)}>
    <ScrollRow $columns={wishesInARow}>
      {Array.from({ length: wishesInARow }, (_, i) => (
        <Skeleton key={i} $height="306px" $radius={tokens.radius.card} />
      ))}
    </ScrollRow>
  </Loading>
);
