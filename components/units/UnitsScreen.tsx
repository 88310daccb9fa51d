import dynamic from 'next/dynamic';
import type { UnitsProps } from '../../store/units/pageProps';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { PlayerUnitsSkeleton } from './PlayerUnitsSkeleton';
import { loadPart } from '../ui/browser/loadPart';
import { VisitorUnits } from './VisitorUnits/VisitorUnits';

const loadPlayer = () => loadPart(() => import('./PlayerUnits').then((module) => module.PlayerUnits));

const PlayerUnits = dynamic(loadPlayer, {
  ssr: false,
  loading: PlayerUnitsSkeleton,
});

/** The page about Units: what they are, for visitors; their balance and ledger, for players. */
export const UnitsScreen = ({ facts }: UnitsProps) => (
  <VisitorOrPlayer
    visitor={<VisitorUnits facts={facts} />}
    player={<PlayerUnits />}
    loadPlayer={loadPlayer}
    skeleton={<PlayerUnitsSkeleton />}
  />
);
