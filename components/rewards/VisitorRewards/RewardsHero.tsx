import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { VisitorRewardsProps } from '../../../store/rewards/pageProps';
import { JoinButton } from '../../login/JoinButton';
import { media } from '../../theme/media';
import { ButtonLink } from '../../ui/buttons/Button';
import { Wrap } from '../../ui/layout/Wrap';
import { Banner, BannerActions, BannerLead } from '../../ui/sections/Banner';
import { RewardsChart } from './RewardsChart';
import { roundedRewardCount } from '../roundedRewardCount';
import { PageTitle } from '../../ui/text/Title';
import { heroMessages, heroTemplates } from './RewardsHero.messages';

/** The anchor that "See how it works" links to. */
export const stepsId = 'steps';

/** The banner of the page, with every reward as a star. */
export function RewardsHero({ counts }: Pick<VisitorRewardsProps, 'counts'>) {
  return (
    <Banner>
      {counts && <RewardsChart rarities={counts.rarities} />}
      <HeroText>
        <PageTitle level={1} look="h1">
          <FormattedMessage {...heroMessages.title} />
        </PageTitle>
        <BannerLead>
          <FormattedMessage {...heroTemplates.lead} values={{ count: roundedRewardCount(counts?.totalRewards) }} />
        </BannerLead>
        <BannerActions>
          <JoinButton />
          <ButtonLink href={`#${stepsId}`} $variant="outlineOnArt" $size="large">
            <FormattedMessage {...heroMessages.how} />
          </ButtonLink>
        </BannerActions>
      </HeroText>
    </Banner>
  );
}

const HeroText = styled(Wrap)`
  display: grid;
  align-content: center;
  min-height: clamp(720px, 44vw, 840px);
  padding-block: 112px 72px;

  > * {
    max-width: 50%;
  }

  ${media.below.laptop} {
    min-height: 0;
    padding-block: 440px 56px;

    > * {
      max-width: none;
    }
  }
`;
