import { FormattedMessage } from 'react-intl';
import type { ShownStarPlayer } from '../../../store/starplayers/pageProps';
import { JoinButton } from '../../login/JoinButton';
import { ButtonLink } from '../../ui/buttons/Button';
import { Hero, HeroActions } from '../../ui/sections/Hero';
import { Atlas } from './Atlas';
import { heroMessages } from './StarPlayersHero.messages';

/** Target of the link "How to become one". */
export const howId = 'become';

/** The banner with all constellations around one pole. */
export const StarPlayersHero = ({ starPlayers }: { starPlayers: readonly ShownStarPlayer[] }) => (
  <Hero
    title={<FormattedMessage {...heroMessages.title} />}
    hasLongTitle
    lead={<FormattedMessage {...heroMessages.lead} />}
    backdrop={<Atlas starPlayers={starPlayers} />}
  >
    <HeroActions>
      <JoinButton />
      <ButtonLink href={`#${howId}`} $variant="outlineOnArt" $size="large">
        <FormattedMessage {...heroMessages.how} />
      </ButtonLink>
    </HeroActions>
  </Hero>
);
