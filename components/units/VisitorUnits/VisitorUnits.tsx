import type { UnitsProps } from '../../../store/units/pageProps';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { BalanceCheckHero } from './BalanceCheckHero';

const UnitsFlow = lazyPart(() => import('./UnitsFlow').then((module) => module.UnitsFlow));
const UnitsExpiry = lazyPart(() => import('../UnitsExpiry/UnitsExpiry').then((module) => module.UnitsExpiry));
const UnitsCallToAction = lazyPart(() => import('./UnitsCallToAction').then((module) => module.UnitsCallToAction));

/** The visitors' page about Units: earning, spending, expiry, and how to check a balance. */
export function VisitorUnits({ facts }: UnitsProps) {
  return (
    <>
      <BalanceCheckHero />
      <Island hydrate="visible">
        <UnitsFlow facts={facts} />
      </Island>
      <Island hydrate="visible">
        <UnitsExpiry />
      </Island>
      <Island hydrate="visible">
        <UnitsCallToAction />
      </Island>
    </>
  );
}
