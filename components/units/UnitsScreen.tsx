import styled from 'styled-components';
import { selectSignInStatus } from '../../store/account/selectors';
import type { UnitsProps } from '../../store/units/pageProps';
import { useAppSelector } from '../../store/support/hooks';
import { UnitsPlayer } from './UnitsPlayer';
import { UnitsSkeleton } from './UnitsSkeleton';
import { UnitsVisitor } from './UnitsVisitor';

/**
 * The page about Units: what they are, for visitors; what one has, for players. The prerendered HTML is the visitor's.
 * Where a player was signed in the last time, the skeleton stands there until it is known who is here.
 */
export function UnitsScreen({ facts }: UnitsProps) {
  const status = useAppSelector(selectSignInStatus);
  if (status === 'player') return <UnitsPlayer />;
  if (status === 'visitor') return <UnitsVisitor facts={facts} />;
  return (
    <>
      <WhoIsNew>
        <UnitsVisitor facts={facts} />
      </WhoIsNew>
      <WhoReturns>
        <UnitsSkeleton />
      </WhoReturns>
    </>
  );
}

const WhoIsNew = styled.div`
  html[data-returning] & {
    display: none;
  }
`;

const WhoReturns = styled.div`
  display: none;

  html[data-returning] & {
    display: block;
  }
`;
