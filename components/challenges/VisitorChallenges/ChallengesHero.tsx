import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { CurrentChallenges } from '../../../services/club/currentChallenges';
import { JoinButton } from '../../login/JoinButton';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Wrap } from '../../ui/layout/Wrap';
import { Banner, BannerActions, BannerLead } from '../../ui/sections/Banner';
import { WeekSky } from './WeekSky';
import { PageTitle } from '../../ui/text/Title';
import { heroMessages } from './ChallengesHero.messages';

/** Target of the "See what is open now" link. */
export const openId = 'open';

/** The banner of the visitor's page: what challenges are, and the current week. */
export function ChallengesHero({ week }: { week: CurrentChallenges['week'] | null }) {
  return (
    <Banner>
      <Columns>
        <div>
          <PageTitle level={1} look="h1">
            <FormattedMessage {...heroMessages.title} />
          </PageTitle>
          <BannerLead>
            <FormattedMessage {...heroMessages.lead} />
          </BannerLead>
          <BannerActions>
            <JoinButton />
            <ButtonLink href={`#${openId}`} $variant="outlineOnArt" $size="large">
              <FormattedMessage {...heroMessages.now} />
            </ButtonLink>
          </BannerActions>
        </div>
        {week && <WeekSky endsAt={Date.parse(week.endDate)} />}
      </Columns>
    </Banner>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: clamp(24px, 4vw, 64px);
  align-items: end;
  padding-block: clamp(120px, 10vw, 168px) clamp(40px, 4vw, 64px);

  > :first-child {
    padding-bottom: clamp(32px, 5vw, 80px);
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[8]};
    padding-block: 112px 48px;

    > :first-child {
      padding-bottom: 0;
    }
  }
`;
