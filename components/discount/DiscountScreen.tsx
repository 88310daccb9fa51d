import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DiscountProps } from '../../store/discount/pageProps';
import { selectIsRedeeming } from '../../store/discount/selectors';
import { selectUnits } from '../../store/units/selectors';
import { discountPrice } from '../../store/discount/rules';
import { redemptionClosed } from '../../store/discount/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { loadPart } from '../ui/browser/loadPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Section } from '../ui/layout/Section';
import { JoinBand } from '../login/JoinBand';
import { CanadaRule } from './CanadaRule';
import { DiscountExceptions } from './DiscountExceptions';
import { DiscountHero } from './DiscountHero';
import { HowToGetTheCode } from './codes/HowToGetTheCode';
import { discountMessages } from './Discount.messages';

const RedeemDialog = dynamic(
  () => loadPart(() => import('./RedeemDialog/RedeemDialog').then((module) => module.RedeemDialog)),
  { ssr: false },
);

/** The page about the discount, under both of its addresses (spec 9, Discount). */
export function DiscountScreen({ freshGames }: DiscountProps) {
  const dispatch = useAppDispatch();
  const canRedeem = useAppSelector((state) => (selectUnits(state) ?? 0) >= discountPrice);
  const isDialogNeeded = useOnceTrue(useAppSelector(selectIsRedeeming));
  // The result of a redemption that still runs is announced by a toast.
  useEffect(() => () => void dispatch(redemptionClosed()), [dispatch]);
  return (
    <>
      <DiscountHero />
      <HowToGetTheCode />
      <Section $surface="ink">
        <DiscountExceptions freshGames={freshGames} />
      </Section>
      <Section $surface="paper">
        <CanadaRule />
      </Section>
      {!canRedeem && <JoinBand title={<FormattedMessage {...discountMessages.join} />} />}
      {isDialogNeeded && <RedeemDialog />}
    </>
  );
}
