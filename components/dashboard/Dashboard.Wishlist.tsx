import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/support/hooks';
import { selectWishes } from '../../store/rewards/wishlist/selectors';
import { Wishlist } from '../rewards/Wishlist';
import { wishesInARow } from '../rewards/Wishlist.Waiting';
import { wishlistMessages, wishlistTemplates } from '../rewards/wishlist.messages';
import { ClubLink } from '../navigation/ClubLink';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { dashboardMessages } from './dashboard.messages';
import { SectionHead } from '../ui/sections/SectionHead';

/** What the player saves for, the nearest first; nothing for who saves for nothing. */
export function DashboardWishlist() {
  const wishes = useAppSelector(selectWishes);
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
      <Wishlist most={wishesInARow} />
    </section>
  );
}
