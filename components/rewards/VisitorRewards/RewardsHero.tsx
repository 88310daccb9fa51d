import { FormattedMessage } from 'react-intl';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import { JoinButton } from '../../login/JoinButton';
import { ButtonLink } from '../../ui/buttons/Button';
import { Hero } from '../../ui/sections/Hero';
import { HeroActions } from '../../ui/sections/HeroActions';
import { roundedRewardCount } from '../roundedRewardCount';
import { RewardsChart } from './RewardsChart';
import { heroMessages, heroTemplates } from './RewardsHero.messages';

/** The anchor that "See how it works" links to. */
export const stepsId = 'steps';

/** The banner of the page, with every reward as a star. */
export const RewardsHero = ({ counts }: Pick<VisitorRewardsProps, 'counts'>) => (
  <Hero
    title={<FormattedMessage {...heroMessages.title} />}
    lead={<FormattedMessage {...heroTemplates.lead} values={{ count: roundedRewardCount(counts?.totalRewards) }} />}
    backdrop={counts && <RewardsChart rarities={counts.rarities} />}
  >
    <HeroActions>
      <JoinButton />
      <ButtonLink href={`#${stepsId}`} $variant="outlineOnArt" $size="large">
        <FormattedMessage {...heroMessages.how} />
      </ButtonLink>
    </HeroActions>
  </Hero>
);
