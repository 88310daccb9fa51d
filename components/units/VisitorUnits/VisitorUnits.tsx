import type { UnitsProps } from '../../../store/units/pageProps';
import { lazyIsland } from '../../shell/Island';
import { BalanceCheckHero } from './BalanceCheckHero';

const UnitsFlow = lazyIsland(() => import('./UnitsFlow').then((module) => module.UnitsFlow));
const UnitsExpiry = lazyIsland(() => import('../UnitsExpiry/UnitsExpiry').then((module) => module.UnitsExpiry));
const UnitsCallToAction = lazyIsland(() => import('./UnitsCallToAction').then((module) => module.UnitsCallToAction));

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
