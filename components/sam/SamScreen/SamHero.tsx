import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { brand } from '../../brand/brand';
import { JoinButton } from '../../login/JoinButton';
import { weekdayNames } from '../../ui/time/weekdayNames';
import { around, pair, type Point } from '../../sky/geometry';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Wrap } from '../../ui/layout/Wrap';
import { Banner, BannerActions, BannerLead } from '../../ui/sections/Banner';
import { NextUpdate } from './NextUpdate';
import { Phone } from '../Phone';
import { PageTitle } from '../../ui/text/Title';
import { heroMessages, heroTemplates } from './SamHero.messages';

/** Target of the link "See the games". */
export const gamesId = 'games';

/** The banner with the date of the next update and a phone in front of a star chart. */
export function SamHero() {
  const { locale } = useIntl();
  return (
    <Banner>
      <Columns>
        <div>
          <PageTitle level={1} look="h1">
            <FormattedMessage {...heroTemplates.title} values={{ sam: brand.assistant }} />
          </PageTitle>
          <BannerLead>
            <FormattedMessage {...heroTemplates.lead} values={{ sam: brand.assistant, club: brand.club }} />
          </BannerLead>
          <NextUpdate />
          <BannerActions>
            <JoinButton />
            <ButtonLink href={`#${gamesId}`} $variant="outlineOnArt" $size="large">
              <FormattedMessage {...heroMessages.gamesLink} />
            </ButtonLink>
          </BannerActions>
        </div>
        <PhoneStage>
          <Meridians />
          <Phone dayNames={weekdayNames(locale).narrow} />
        </PhoneStage>
      </Columns>
    </Banner>
  );
}

const center: Point = [0, 0];
const rays = Array.from({ length: 36 }, (_, i) => i * 10)
  .map((angle) => `M${pair(around(center, angle, 230))}L${pair(around(center, angle, 640))}`)
  .join('');

/** A star chart whose pole is behind the phone. */
function Meridians() {
  return (
    <svg viewBox="-640 -640 1280 1280" fill="none" stroke={tokens.color.muted} aria-hidden>
      {[230, 320, 420, 530, 640].map((radius) => (
        <circle key={radius} r={radius} strokeOpacity=".14" />
      ))}
      <path d={rays} strokeOpacity=".08" />
    </svg>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 6fr 6fr;
  gap: ${tokens.layout.columnGap};
  align-items: center;
  padding-top: clamp(112px, 9vw, 144px);

  h1 {
    font-size: clamp(2.75rem, 1.6rem + 3vw, 4.25rem);
    line-height: 1;
  }

  > :first-child {
    padding-bottom: clamp(72px, 7vw, 112px);
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 112px;

    > :first-child {
      padding-bottom: 24px;
    }
  }
`;

/** Lower than the phone, so that the banner's edge cuts it. */
const PhoneStage = styled.div`
  position: relative;
  align-self: end;
  height: clamp(540px, 46vw, 620px);

  > svg {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1280px;
    max-width: none;
    transform: translate(-50%, -44%);
  }

  > [role='img'] {
    position: absolute;
    left: 50%;
    top: 0;
    margin-left: -172px;
  }

  ${media.below.laptop} {
    height: 480px;

    > [role='img'] {
      width: 304px;
      margin-left: -152px;
    }
  }
`;
