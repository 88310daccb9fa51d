import { FormattedMessage } from 'react-intl';
import { SectionHead } from '../dashboard/SectionHead';
import { Wrap } from '../ui/Layout';
import { Skeleton } from '../ui/Skeleton';
import { playerMessages } from './player.messages';
import { Line, Parts, Title, Top } from './PlayerRewards.styles';
import { RewardsWaiting } from './RewardsList.Waiting';
import { WishlistWaiting } from './Wishlist.Waiting';
import { wishlistMessages } from './wishlist.messages';

/** The player's page before it is known who is here: of its true size, with nothing personal in it. */
export function PlayerRewardsSkeleton() {
  return (
    <Top>
      <Wrap>
        <Title>
          <FormattedMessage {...playerMessages.title} />
        </Title>
        <Line as="div">
          <Skeleton $width="420px" $height="24px" />
        </Line>
        <Parts>
          <section>
            <SectionHead title={<FormattedMessage {...wishlistMessages.title} />} />
            <WishlistWaiting />
          </section>
          <section>
            <SectionHead title={<FormattedMessage {...playerMessages.games} />} />
            <RewardsWaiting />
          </section>
        </Parts>
      </Wrap>
    </Top>
  );
}
