import { FormattedMessage } from 'react-intl';
import type { StarPlayersProps } from '../../../store/starplayers/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { StarPlayersHero } from './StarPlayersHero';
import { Island, lazyIsland } from '../../shell/Island';
import { heroMessages } from './StarPlayersHero.messages';

const SkySoFar = lazyIsland(() => import('./SkySoFar').then((module) => module.SkySoFar));
const HowToBecomeOne = lazyIsland(() => import('./HowToBecomeOne').then((module) => module.HowToBecomeOne));

/** The page about Star Players: what they do, the current ones, and how to become one. */
export function StarPlayersScreen({ starPlayers }: StarPlayersProps) {
  return (
    <>
      <StarPlayersHero starPlayers={starPlayers} />
      <SkySoFar starPlayers={starPlayers} />
      <HowToBecomeOne />
      <Island>
        <JoinBand title={<FormattedMessage {...heroMessages.join} />} />
      </Island>
    </>
  );
}
