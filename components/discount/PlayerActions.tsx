import { useEffect } from 'react';
import styled from 'styled-components';
import { discountPrice, storeDiscount } from '../../store/discount/rules';
import { discountCodes } from '../../store/discount/tasks';
import { redemptionSpend } from '../../store/spend/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { selectUnits, selectUnitsError } from '../../store/units/selectors';
import { balanceRequested } from '../../store/units/slice';
import { brand } from '../brand/brand';
import { measured } from '../measuring/measured';
import { PageArrow } from '../navigation/PageArrow';
import { ExternalLink } from '../navigation/ExternalLink';
import { tokens } from '../theme/tokens';
import { dialogPart } from '../ui/browser/dialogPart';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { TextButton } from '../ui/buttons/TextLink';
import { Text } from '../ui/layout/Text';
import { Sentences } from '../ui/text/RichText';
import { useTexts } from '../ui/text/useTexts';
import { DiscountFinePrint } from './DiscountFinePrint';
import { HeroActions } from '../ui/sections/Hero';

const RedeemDialog = dialogPart(() => import('./RedeemDialog').then((module) => module.RedeemDialog));

export function PlayerActions() {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const units = usePlayerSelector(selectUnits);
  const missing = units === null ? 0 : Math.max(0, discountPrice - units);
  const { status, data } = usePlayerSelector(discountCodes.select);
  // The player's codes are above: nothing moves once it is seen.
  const areCodesKnown = useOnceTrue(data !== null || status === 'failed');
  return (
    <div style={{ visibility: areCodesKnown ? undefined : 'hidden' }}>
      <BalanceStatus />
      <HeroActions>
        <Button
          size="large"
          disabledReason={missing > 0 ? t('payment.short', { missing }) : undefined}
          onClick={() => dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }))}
          {...measured('redeem')}
        >
          {t('discount.get')}
        </Button>
        <ButtonLink as={ExternalLink} href={brand.links.store} $variant="outlineOnArt" $size="large">
          {t('discount.store')}
        </ButtonLink>
      </HeroActions>
      {missing > 0 && (
        <Text $above={3}>
          <PageArrow to={{ page: 'challenges' }}>{t('discount.challenges')}</PageArrow>
        </Text>
      )}
      <DiscountFinePrint />
    </div>
  );
}

function BalanceStatus() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const units = usePlayerSelector(selectUnits);
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  if (hasFailed) {
    return (
      <BalanceError role="alert">
        <Sentences
          first={t('ui.balanceUnavailable')}
          second={<TextButton onClick={() => dispatch(balanceRequested())}>{t('ui.tryAgain')}</TextButton>}
        />
      </BalanceError>
    );
  }
  const wordsOf = (balance: number) => {
    const codes = Math.floor(balance / discountPrice);
    return codes > 0
      ? t('discount.enough', { units: balance, codes })
      : t('discount.short', { units: balance, missing: discountPrice - balance });
  };
  return (
    <Text $color="gold" $above={5} style={{ fontWeight: 600 }}>
      {units === null ? '\u00a0' : wordsOf(units)}
    </Text>
  );
}

const BalanceError = styled.p`
  margin-top: 20px;
  padding-left: 16px;
  border-left: 2px solid ${tokens.on.bad};
`;

/** Opens at once if it is wanted, and closes with the page. */
export function Redemption({ isWanted }: { isWanted: boolean }) {
  const dispatch = useAppDispatch();
  const isDialogNeeded = useOnceTrue(usePlayerSelector(redemptionSpend.select)?.isOpen ?? false);
  useEffect(() => {
    if (isWanted) dispatch(redemptionSpend.opened({ id: storeDiscount.promotionId }));
  }, [dispatch, isWanted]);
  // The result of a redemption that still runs is announced by a toast.
  useEffect(() => () => void dispatch(redemptionSpend.closed()), [dispatch]);
  return isDialogNeeded ? <RedeemDialog /> : null;
}
