import { FormattedMessage } from 'react-intl';
import { usePlayerSelector } from '../../store/support/hooks';
import { selectWishes } from '../../store/rewards/wishlist/selectors';
import { Wishlist } from '../rewards/Wishlist/Wishlist';
import { wishesPerRow } from '../rewards/Wishlist/WishlistSkeleton';
import { wishlistMessages, wishlistTemplates } from '../rewards/Wishlist/wishlist.messages';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { dashboardMessages } from './dashboard.messages';
import { SectionHead } from '../ui/sections/SectionHead';

/** The player's wishlist, the nearest rewards first. Renders nothing for an empty wishlist. */
export function DashboardWishlist() {
  const wishes = usePlayerSelector(selectWishes);
  if (wishes.length === 0) return null;
  const count = wishes.filter(({ availability }) => availability.kind === 'withinReach').length;
  return (
    <section>
      <SectionHead
        title={<FormattedMessage {...wishlistMessages.title} />}
        aside={<FormattedMessage {...wishlistTemplates.line} values={{ count, total: wishes.length }} />}
        link={
          <ArrowLink as={ClubLink} to={{ page: 'rewards' }} $size="small">
            <FormattedMessage {...dashboardMessages.allRewards} />
          </ArrowLink>
        }
      />
      <Wishlist most={wishesPerRow} />
    </section>
  );
}
