import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ShownStarPlayer } from '../../../store/starplayers/pageProps';
import { JoinButton } from '../../login/JoinButton';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Wrap } from '../../ui/layout/Wrap';
import { Banner, BannerActions, BannerLead } from '../../ui/sections/Banner';
import { Atlas } from './Atlas';
import { PageTitle } from '../../ui/text/Title';
import { heroMessages } from './StarPlayersHero.messages';

/** Target of the link "How to become one". */
export const howId = 'become';

/** The banner with all constellations around one pole. */
export function StarPlayersHero({ starPlayers }: { starPlayers: readonly ShownStarPlayer[] }) {
  return (
    <Banner>
      <AtlasPosition aria-hidden>
        <Atlas starPlayers={starPlayers} />
      </AtlasPosition>
      <BannerText>
        <PageTitle level={1} look="h1">
          <FormattedMessage {...heroMessages.title} />
        </PageTitle>
        <BannerLead>
          <FormattedMessage {...heroMessages.lead} />
        </BannerLead>
        <BannerActions>
          <JoinButton />
          <ButtonLink href={`#${howId}`} $variant="outlineOnArt" $size="large">
            <FormattedMessage {...heroMessages.how} />
          </ButtonLink>
        </BannerActions>
      </BannerText>
    </Banner>
  );
}

/** The atlas is larger than the banner; the right and lower edges cut it. */
const AtlasPosition = styled.div`
  position: absolute;
  left: calc(50% + min(${tokens.layout.content}, 100% - 2 * ${tokens.layout.gutter}) * 0.29);
  top: 58%;
  width: clamp(760px, 64vw, 1040px);
  translate: -50% -50%;

  ${media.below.laptop} {
    left: 50%;
    top: 250px;
    width: 500px;
  }
`;

const BannerText = styled(Wrap)`
  display: grid;
  align-content: center;
  min-height: clamp(680px, 48vw, 840px);
  padding-block: 112px 72px;

  > * {
    max-width: 44%;
  }

  h1 {
    font-size: clamp(2.75rem, 1.6rem + 3vw, 4.25rem);
    line-height: 1;
  }

  ${media.below.laptop} {
    min-height: 0;
    padding-block: 460px 56px;

    > * {
      max-width: none;
    }
  }
`;
