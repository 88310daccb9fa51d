import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Failure } from '../../services/http/errors';
import { selectMustAcceptPolicies } from '../../store/account/selectors';
import { isEmailUnverified, isOutcomeUnknown } from '../../store/support/failures';
import { useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import type { RequestState } from '../../store/support/requestState';
import { selectUnits, selectUnitsError } from '../../store/units/selectors';
import { measured } from '../measuring/measured';
import { PopupLink } from '../popups/PopupLink';
import { PoliciesNotice } from '../profile/PoliciesNotice';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';
import { ConfirmButton } from '../ui/buttons/ConfirmButton';
import { SpendLots, SpendLotsSkeleton } from './SpendLots';
import { NextStepTitle, StepActions, StepNote, StepTitle } from './Step';
import { VerifyEmail } from './VerifyEmail';

/** By the publisher's error code; `unsure` where it is not known whether the Units were spent, `failed` for other failures. */
export type FailureTexts = Readonly<Record<'unsure' | 'failed' | number, PlainTextId>>;

export const failureTextOf = (failure: Failure, texts: FailureTexts): PlainTextId =>
  isOutcomeUnknown(failure) ? texts.unsure : (texts[Number(failure.code)] ?? texts.failed);

/** False if a rule of the club said no, which has a text of its own: it says no again, unless something changes. */
export const canRetry = (failure: Failure, texts: FailureTexts): boolean =>
  isOutcomeUnknown(failure) || texts[Number(failure.code)] === undefined;

interface SpendReviewProps {
  question: ReactNode;
  /** True where a press in the dialog opens the step: its question gets the focus. */
  isNextStep?: boolean;
  price: number;
  /** The last attempt; none before the dialog is open. */
  spend: (RequestState & { isUnsure: boolean }) | null;
  failureTexts: FailureTexts;
  /** What is chosen before the price is confirmed. */
  fields?: ReactNode;
  note?: ReactNode;
  /** The button while the payment is sent. */
  working?: PlainTextId;
  action: 'claim-pay' | 'gift-pay' | 'redeem-pay';
  onConfirm: () => void;
  onLeave: () => void;
}

/**
 * The first step: the lots that the price is taken from, and the remaining balance. The button confirms the price; while
 * changed policies wait to be accepted, it opens them above this dialog. An attempt that needs a verified email address
 * offers its link again.
 */
export function SpendReview({
  question,
  isNextStep = false,
  price,
  spend,
  failureTexts,
  fields,
  note,
  working = 'payment.working',
  action,
  onConfirm,
  onLeave,
}: SpendReviewProps) {
  const t = useTexts();
  const mustAccept = useAppSelector(selectMustAcceptPolicies);
  const units = usePlayerSelector(selectUnits);
  const isBalanceUnknown = usePlayerSelector(selectUnitsError) !== null;
  const isSending = spend?.status === 'loading';
  const failure = spend?.failure ?? null;
  const actions = useFocusKept<HTMLDivElement>();
  // The balance may be that of afterwards, so it tells neither what would remain nor what is missing.
  const isUnsure = spend?.isUnsure ?? false;
  const missing = units !== null && !isUnsure ? Math.max(0, price - units) : 0;
  const shownFailure = mustAccept ? null : failure;
  const isUnverified = shownFailure !== null && isEmailUnverified(shownFailure);
  const Title = isNextStep ? NextStepTitle : StepTitle;
  return (
    <>
      <Title>{question}</Title>
      {/* On a phone the end of the step is below the buttons. */}
      {note}
      {fields}
      {/* Above the lots, because on a phone the end of the step is below the window. */}
      <NoticeSpace>{isUnverified && <VerifyEmail role="alert">{t('payment.verify.text')}</VerifyEmail>}</NoticeSpace>
      {units !== null && !isUnsure && missing === 0 && <SpendLots price={price} units={units} />}
      {units === null && !isBalanceUnknown && <SpendLotsSkeleton />}
      {units === null && isBalanceUnknown && <StepNote kind="bad">{t('ui.balanceUnavailable')}</StepNote>}
      <NoticeSpace>
        <PoliciesNotice hasLink={false} />
      </NoticeSpace>
      {shownFailure && !isUnverified && <StepNote kind="bad">{t(failureTextOf(shownFailure, failureTexts))}</StepNote>}
      <StepActions ref={actions}>
        {mustAccept ? (
          <ButtonLink as={PopupLink} popup="profile">
            {t('profile.policies.read')}
          </ButtonLink>
        ) : (
          <ConfirmButton
            isReady={units !== null || isBalanceUnknown}
            working={isSending && t(working)}
            disabledReason={missing > 0 ? t('payment.short', { missing }) : undefined}
            onClick={onConfirm}
            {...measured(action)}
          >
            {failure && canRetry(failure, failureTexts) ? t('ui.tryAgain') : t('payment.use', { price })}
          </ConfirmButton>
        )}
        <Button variant="outline" aria-disabled={isSending || undefined} onClick={isSending ? undefined : onLeave}>
          {t('payment.notNow')}
        </Button>
      </StepActions>
    </>
  );
}

const NoticeSpace = styled.div`
  > :not(:empty) {
    margin-top: 18px;
  }
`;
