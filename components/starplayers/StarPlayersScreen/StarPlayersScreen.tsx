import { FormattedMessage } from 'react-intl';
import type { StarPlayersProps } from '../../../store/starplayers/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { StarPlayersHero } from './StarPlayersHero';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { heroMessages } from './StarPlayersHero.messages';

const SkySoFar = lazyPart(() => import('./SkySoFar').then((module) => module.SkySoFar));
const HowToBecomeOne = lazyPart(() => import('./HowToBecomeOne').then((module) => module.HowToBecomeOne));

/** The page about Star Players: what they do, the current ones, and how to become one. */
export function StarPlayersScreen({ starPlayers }: StarPlayersProps) {
  return (
    <>
      <StarPlayersHero starPlayers={starPlayers} />
      <Island hydrate="visible">
        <SkySoFar starPlayers={starPlayers} />
      </Island>
      <Island hydrate="visible">
        <HowToBecomeOne />
      </Island>
      <Island hydrate="visible">
        <JoinBand title={<FormattedMessage {...heroMessages.join} />} />
      </Island>
    </>
  );
}
