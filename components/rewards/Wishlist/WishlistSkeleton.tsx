import { useIntl } from 'react-intl';
import { tokens } from '../../theme/tokens';
import { ScrollRow } from '../../ui/layout/ScrollRow';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { skeletonMessages } from './WishlistSkeleton.messages';

export const wishesPerRow = 6;

/** One row of card placeholders. */
export const WishlistSkeleton = () => (
  <Loading label={useIntl().formatMessage(skeletonMessages.loading)}>
    <ScrollRow $columns={wishesPerRow}>
      {Array.from({ length: wishesPerRow }, (_, i) => (
        <Skeleton key={i} $height="306px" $radius={tokens.radius.card} />
      ))}
    </ScrollRow>
  </Loading>
);
