import dynamic from 'next/dynamic';
import { useState } from 'react';
import { selectSignInStatus } from '../../store/account/selectors';
import type { DiscountProps } from '../../store/discount/pageProps';
import { useAppSelector } from '../../store/support/hooks';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Section } from '../ui/layout/Section';
import { JoinBand } from '../login/JoinBand';
import { DiscountHero } from './DiscountHero';
import { Island } from '../shell/Island';
import { lazyPart } from '../ui/browser/lazyPart';
import { useTexts } from '../ui/text/useTexts';

const Redemption = dynamic(() => loadPart(() => import('./Redemption').then((module) => module.Redemption)), {
  ssr: false,
});

const HowToGetTheCode = lazyPart(() => import('./codes/HowToGetTheCode').then((module) => module.HowToGetTheCode));
const DiscountExceptions = lazyPart(() => import('./DiscountExceptions').then((module) => module.DiscountExceptions));
const CanadaRule = lazyPart(() => import('./CanadaRule').then((module) => module.CanadaRule));

/**
 * The page about the discount, under both of its addresses (spec 9, Discount). A visitor who signs in for a code stays on
 * the page, and the dialog for a code opens.
 */
export function DiscountScreen({ freshGames }: DiscountProps) {
  const t = useTexts();
  const [wantsCode, setWantsCode] = useState(false);
  return (
    <>
      <DiscountHero onSignIn={() => setWantsCode(true)} />
      <Island hydrate="visible">
        <HowToGetTheCode />
      </Island>
      <Section $surface="ink">
        <Island hydrate="visible">
          <DiscountExceptions freshGames={freshGames} />
        </Island>
      </Section>
      <Section $surface="paper">
        <Island hydrate="visible">
          <CanadaRule />
        </Island>
      </Section>
      <Island hydrate="visible">
        <JoinBand title={t('discount.join')} />
      </Island>
      <PlayersRedemption wantsCode={wantsCode} />
    </>
  );
}

/** Reads the status by itself: the screen's islands stay as they are. */
function PlayersRedemption({ wantsCode }: { wantsCode: boolean }) {
  const isPlayer = useAppSelector(selectSignInStatus) === 'player';
  const wasPlayer = useOnceTrue(isPlayer);
  return wasPlayer && <Redemption isWanted={isPlayer && wantsCode} />;
}
