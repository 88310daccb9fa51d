import { FormattedMessage } from 'react-intl';
import type { StarPlayersProps } from '../../store/starplayers/pageProps';
import { JoinBand } from '../login/JoinBand';
import { starPlayersMessages } from './StarPlayers.messages';
import { StarPlayersHero } from './StarPlayersScreen.Hero';
import { HowToBecomeOne } from './StarPlayersScreen.How';
import { SkySoFar } from './StarPlayersScreen.Sky';

/** The page about Star Players: what they are, who they are, and how to become one. */
export function StarPlayersScreen({ starPlayers }: StarPlayersProps) {
  return (
    <>
      <StarPlayersHero starPlayers={starPlayers} />
      <SkySoFar starPlayers={starPlayers} />
      <HowToBecomeOne />
      <JoinBand title={<FormattedMessage {...starPlayersMessages.join} />} />
    </>
  );
}
