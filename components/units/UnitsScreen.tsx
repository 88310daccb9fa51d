import type { UnitsProps } from '../../store/units/pageProps';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { PlayerUnits } from './PlayerUnits';
import { PlayerUnitsSkeleton } from './PlayerUnitsSkeleton';
import { VisitorUnits } from './VisitorUnits/VisitorUnits';

/** The page about Units: what they are, for visitors; their balance and ledger, for players. */
export const UnitsScreen = ({ facts }: UnitsProps) => (
  <VisitorOrPlayer
    visitor={<VisitorUnits facts={facts} />}
    player={<PlayerUnits />}
    skeleton={<PlayerUnitsSkeleton />}
  />
);
