import type { UnitsProps } from '../../../store/units/pageProps';
import { BalanceCheckHero } from './BalanceCheckHero';
import { UnitsCallToAction } from './UnitsCallToAction';
import { UnitsExpiry } from '../UnitsExpiry/UnitsExpiry';
import { UnitsFlow } from './UnitsFlow';

/** The visitors' page about Units: earning, spending, expiry, and how to check a balance. */
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
