import dynamic from 'next/dynamic';
import type { UnitsProps } from '../../store/units/pageProps';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { PlayerUnitsSkeleton } from './PlayerUnitsSkeleton';
import { loadPart } from '../ui/browser/loadPart';
import { VisitorUnits } from './VisitorUnits/VisitorUnits';

const PlayerUnits = dynamic(() => loadPart(() => import('./PlayerUnits').then((module) => module.PlayerUnits)), {
  ssr: false,
  loading: PlayerUnitsSkeleton,
});

/** The page about Units: what they are, for visitors; their balance and ledger, for players. */
export const UnitsScreen = ({ facts }: UnitsProps) => (
  <VisitorOrPlayer
    visitor={<VisitorUnits facts={facts} />}
    player={<PlayerUnits />}
    skeleton={<PlayerUnitsSkeleton />}
  />
);
