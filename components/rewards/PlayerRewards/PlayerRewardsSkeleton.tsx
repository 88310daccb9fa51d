import { FormattedMessage } from 'react-intl';
import { Wrap } from '../../ui/layout/Wrap';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { SectionHeading, SummaryLine, SectionStack, PageTitle, TopSection } from './PlayerRewards.styles';
import { RewardsListSkeleton } from '../RewardsList/RewardsListSkeleton';
import { WishlistSkeleton } from '../Wishlist/WishlistSkeleton';
import { skeletonMessages } from './PlayerRewardsSkeleton.messages';

/** The player's page until the sign-in status is known. It is prerendered, so it holds nothing personal. */
export function PlayerRewardsSkeleton() {
  return (
    <TopSection>
      <Wrap>
        <PageTitle as="p">
          <FormattedMessage {...skeletonMessages.title} />
        </PageTitle>
        <SummaryLine as="div">
          <Skeleton $width="420px" $height="24px" />
        </SummaryLine>
        <SectionStack>
          <section>
            <HeadSkeleton />
            <WishlistSkeleton />
          </section>
          <section>
            <HeadSkeleton />
            <RewardsListSkeleton />
          </section>
        </SectionStack>
      </Wrap>
    </TopSection>
  );
}

const HeadSkeleton = () => (
  <SectionHeading>
    <Skeleton $width="180px" $height="28px" />
  </SectionHeading>
);
