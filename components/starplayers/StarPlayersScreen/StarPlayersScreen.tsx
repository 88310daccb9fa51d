import { FormattedMessage } from 'react-intl';
import type { StarPlayersProps } from '../../../store/starplayers/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { starPlayersMessages } from '../StarPlayers.messages';
import { StarPlayersHero } from './StarPlayersHero';
import { HowToBecomeOne } from './HowToBecomeOne';
import { SkySoFar } from './SkySoFar';
import { Island } from '../../shell/Island';

/** The page about Star Players: what they do, the current ones, and how to become one. */
export function StarPlayersScreen({ starPlayers }: StarPlayersProps) {
  return (
    <>
      <StarPlayersHero starPlayers={starPlayers} />
      <Island>
        <SkySoFar starPlayers={starPlayers} />
      </Island>
      <Island>
        <HowToBecomeOne />
      </Island>
      <Island>
        <JoinBand title={<FormattedMessage {...starPlayersMessages.join} />} />
      </Island>
    </>
  );
}
