import type { UnitsProps } from '../../store/units/pageProps';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { UnitsPlayer } from './UnitsPlayer';
import { UnitsSkeleton } from './UnitsSkeleton';
import { UnitsVisitor } from './UnitsVisitor';

/** The page about Units: what they are, for visitors; their balance and ledger, for players. */
export const UnitsScreen = ({ facts }: UnitsProps) => (
  <VisitorOrPlayer visitor={<UnitsVisitor facts={facts} />} player={<UnitsPlayer />} skeleton={<UnitsSkeleton />} />
);
