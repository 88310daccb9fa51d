import type { UnitsProps } from '../../../store/units/pageProps';
import { BalanceCheckHero } from './BalanceCheckHero';
import { UnitsCallToAction } from './UnitsCallToAction';
import { UnitsExpiry } from '../UnitsExpiry/UnitsExpiry';
import { UnitsFlow } from './UnitsFlow';

/** What Units are, for visitors: where they come from, where they go, when they expire, and how to see one's own. */
export function VisitorUnits({ facts }: UnitsProps) {
  return (
    <>
      <BalanceCheckHero />
      <UnitsFlow facts={facts} />
      <UnitsExpiry />
      <UnitsCallToAction />
    </>
  );
}
