import { FormattedMessage } from 'react-intl';
import { Wrap } from '../ui/layout/Wrap';
import { Skeleton } from '../ui/feedback/Skeleton';
import { playerMessages } from './player.messages';
import { Head, Line, Parts, Title, Top } from './PlayerRewards.styles';
import { RewardsWaiting } from './RewardsList.Waiting';
import { WishlistWaiting } from './Wishlist.Waiting';

/** The player's page before it is known who is here: of its true size, with nothing personal in it. */
export function PlayerRewardsSkeleton() {
  return (
    <Top>
      <Wrap>
        <Title as="p">
          <FormattedMessage {...playerMessages.title} />
        </Title>
        <Line as="div">
          <Skeleton $width="420px" $height="24px" />
        </Line>
        <Parts>
          <section>
            <HeadSkeleton />
            <WishlistWaiting />
          </section>
          <section>
            <HeadSkeleton />
            <RewardsWaiting />
          </section>
        </Parts>
      </Wrap>
    </Top>
  );
}

const HeadSkeleton = () => (
  <Head>
    <Skeleton $width="180px" $height="28px" />
  </Head>
);
