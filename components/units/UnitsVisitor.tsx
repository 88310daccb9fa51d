import type { UnitsProps } from '../../store/units/pageProps';
import { BalanceCheckHero } from './BalanceCheckHero';
import { UnitsCall } from './UnitsCall';
import { UnitsExpiry } from './UnitsExpiry';
import { UnitsFlow } from './UnitsFlow';

/** What Units are, for visitors: where they come from, where they go, when they expire, and how to see one's own. */
export function UnitsVisitor({ facts }: UnitsProps) {
  return (
    <>
      <BalanceCheckHero />
      <UnitsFlow facts={facts} />
      <UnitsExpiry />
      <UnitsCall />
    </>
  );
}
