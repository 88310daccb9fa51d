import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectSignInStatus } from '../../store/account/selectors';
import type { DiscountProps } from '../../store/discount/pageProps';
import { discountPrice } from '../../store/discount/rules';
import { useAppSelector } from '../../store/support/hooks';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Section } from '../ui/layout/Section';
import { JoinBand } from '../login/JoinBand';
import { CanadaRule } from './CanadaRule';
import { DiscountExceptions } from './DiscountExceptions';
import { DiscountHero } from './DiscountHero';
import { HowToGetTheCode } from './codes/HowToGetTheCode';
import { discountMessages } from './Discount.messages';
import { Island } from '../shell/Island';

const Redemption = dynamic(() => loadPart(() => import('./Redemption').then((module) => module.Redemption)), {
  ssr: false,
});

/**
 * The page about the discount, under both of its addresses (spec 9, Discount). A visitor who signs in for a code stays on
 * the page, and the dialog for a code opens.
 */
export function DiscountScreen({ freshGames }: DiscountProps) {
  const isPlayer = useAppSelector(selectSignInStatus) === 'player';
  const wasPlayer = useOnceTrue(isPlayer);
  const canRedeem = useAppSelector(({ units }) => (units?.units ?? 0) >= discountPrice);
  const [wantsCode, setWantsCode] = useState(false);
  return (
    <>
      <DiscountHero onSignIn={() => setWantsCode(true)} />
      <Island>
        <HowToGetTheCode />
      </Island>
      <Island>
        <Section $surface="ink">
          <DiscountExceptions freshGames={freshGames} />
        </Section>
        <Section $surface="paper">
          <CanadaRule />
        </Section>
      </Island>
      {!canRedeem && <JoinBand title={<FormattedMessage {...discountMessages.join} />} />}
      {wasPlayer && <Redemption isWanted={isPlayer && wantsCode} />}
    </>
  );
}
