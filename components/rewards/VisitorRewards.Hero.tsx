import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { VisitorRewardsProps } from '../../store/rewards/pageProps';
import { JoinButton } from '../login/JoinButton';
import { media } from '../theme/media';
import { ButtonLink } from '../ui/buttons/Button';
import { Wrap } from '../ui/layout/Wrap';
import { Banner, BannerActions, BannerLead, BannerTitle } from '../ui/sections/Banner';
import { RewardsChart } from './VisitorRewards.Chart';
import { visitorMessages, visitorTemplates } from './VisitorRewards.messages';
import { rewardsAreMoreThan } from './visitorCount';

/** Where "See how it works" leads. */
export const stepsId = 'steps';

/** The banner of the rewards: all of them as stars around the pole. */
export function RewardsHero({ counts }: Pick<VisitorRewardsProps, 'counts'>) {
  return (
    <Banner>
      {counts && <RewardsChart rarities={counts.rarities} />}
      <Words>
        <BannerTitle>
          <FormattedMessage {...visitorMessages.title} />
        </BannerTitle>
        <BannerLead>
          <FormattedMessage {...visitorTemplates.lead} values={{ count: rewardsAreMoreThan(counts?.totalRewards) }} />
        </BannerLead>
        <BannerActions>
          <JoinButton />
          <ButtonLink href={`#${stepsId}`} $variant="outlineOnArt" $size="large">
            <FormattedMessage {...visitorMessages.how} />
          </ButtonLink>
        </BannerActions>
      </Words>
    </Banner>
  );
}

const Words = styled(Wrap)`
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
