import { useState } from 'react';
import styled from 'styled-components';
import type { PromotionKey } from '../../services/promotions/discountCodes';
import { selectIsCA } from '../../store/auth/selectors';
import { discountPrice } from '../../store/discount/rules';
import { discountCodes } from '../../store/discount/tasks';
import { redemptionSpend } from '../../store/spend/slice';
import { useAppDispatch, useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { brand } from '../brand/brand';
import { PageArrow } from '../navigation/PageArrow';
import { ExternalLink } from '../navigation/ExternalLink';
import { useBackCloses } from '../navigation/useBackCloses';
import { SpendDialog } from '../spend/SpendDialog';
import { type FailureTexts, SpendReview } from '../spend/SpendReview';
import { DoneButton, SpendSummary, StepActions, StepLines, StepNote, StepText, NextStepTitle } from '../spend/Step';
import { media, tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { Sentences } from '../ui/text/RichText';
import { useTexts } from '../ui/text/useTexts';
import { DiscountTicket } from './DiscountTicket';
import { StoreCode } from './codes/StoreCode';

export function RedeemDialog() {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const current = usePlayerSelector(redemptionSpend.select);
  // While the dialog closes it shows what it showed before.
  const [shown, setShown] = useState(current);
  if (current !== null && current !== shown) setShown(current);
  const redemption = current ?? shown;
  const units = usePlayerSelector(selectUnits);
  const isCanada = useAppSelector(selectIsCA);
  const isOpen = current?.isOpen ?? false;
  const isBusy = redemption?.status === 'loading';
  const close = useBackCloses(isOpen, () => dispatch(redemptionSpend.closed()), isBusy);
  const [code] = redemption?.result?.keys ?? [];
  const isDone = redemption?.status === 'loaded';
  const unitBalance = redemption?.result?.unitBalance ?? 0;
  return (
    <SpendDialog
      isOpen={isOpen}
      onClose={close}
      isBusy={isBusy}
      title={t('discount.redeem.title')}
      art={
        <TicketArt>
          <DiscountTicket />
        </TicketArt>
      }
      light="gold"
      description={
        <>
          <h3>{t('discount.redeem.thing')}</h3>
          <p>
            <Sentences first={t('discount.redeem.about')} second={t('discount.exceptions')} />
          </p>
          {isCanada && <p style={{ fontWeight: 600, color: tokens.on.gold }}>{t('discount.canada')}</p>}
        </>
      }
      isDone={isDone}
      announced={isDone && code ? t('discount.redeem.announced', { code: code.code, balance: unitBalance }) : ''}
      claimed={t('discount.redeem.claimed')}
    >
      {isDone && code ? (
        <RedeemedStep code={code} onDone={close} />
      ) : (
        <SpendReview
          question={t('discount.redeem.question')}
          price={discountPrice}
          spend={redemption}
          failureTexts={failureTexts}
          fields={<NewCodeNote />}
          note={
            units !== null && units < discountPrice ? (
              <PageArrow to={{ page: 'challenges' }}>{t('discount.challenges')}</PageArrow>
            ) : (
              <StepText>{t('discount.redeem.final')}</StepText>
            )
          }
          action="redeem-pay"
          onConfirm={() => dispatch(redemptionSpend.requested())}
          onLeave={close}
        />
      )}
    </SpendDialog>
  );
}

/** For a player who gets a code in another window while this dialog is open. */
function NewCodeNote() {
  const t = useTexts();
  const count = usePlayerSelector(discountCodes.select).data?.length ?? null;
  const [before] = useState(count);
  const isNew = before !== null && count !== null && count > before;
  return isNew && <StepNote kind="good">{t('shell.spend.code')}</StepNote>;
}

/** Codes: wire, Errors. */
const failureTexts: FailureTexts = {
  2001: 'discount.redeem.tooDear',
  unsure: 'discount.redeem.unsure',
  failed: 'discount.redeem.failed',
};

const TicketArt = styled.div`
  margin: auto 20px 24px;
  padding-top: 32px;

  ${media.below.laptop} {
    width: 240px;
    margin: 0 auto 8px;
    padding-top: 52px;
  }
`;

interface RedeemedStepProps {
  code: PromotionKey;
  onDone: () => void;
}

function RedeemedStep({ code, onDone }: RedeemedStepProps) {
  const t = useTexts();
  return (
    <>
      <NextStepTitle>{t('discount.redeem.done')}</NextStepTitle>
      <CodeSlip>
        <StoreCode code={code} />
      </CodeSlip>
      <StepText>{t('discount.redeem.kept')}</StepText>
      <StepLines>
        <SpendSummary used={discountPrice} />
      </StepLines>
      <StepActions>
        <DoneButton onClick={onDone} />
        <ButtonLink as={ExternalLink} href={brand.links.store} $variant="outline">
          {t('discount.store')}
        </ButtonLink>
      </StepActions>
    </>
  );
}

const CodeSlip = styled.div`
  margin-top: 20px;
  padding: 20px 24px;
  border: 1px dashed ${tokens.on.gold};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.ink800};
`;
