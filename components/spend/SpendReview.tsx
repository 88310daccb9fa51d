import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Failure } from '../../services/http/errors';
import { selectMustAcceptPolicies } from '../../store/account/selectors';
import { isEmailUnverified } from '../../store/support/failures';
import { useAppSelector } from '../../store/support/hooks';
import type { PaymentPreview } from '../../store/spend/rules';
import { measured } from '../measuring/measured';
import { PopupLink } from '../popups/PopupLink';
import { PoliciesNotice } from '../profile/PoliciesNotice';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { Icon } from '../ui/icons/Icon';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';
import { ConfirmButton } from './ConfirmButton';
import { SpendLots, SpendLotsSkeleton } from './SpendLots';
import { StepActions, StepTitle } from './Step.styles';
import { VerifyEmail } from './VerifyEmail';

interface SpendReviewProps {
  question: ReactNode;
  price: number;
  /** Null while the balance is unknown. */
  preview: PaymentPreview | null;
  isBalanceUnknown: boolean;
  isSending: boolean;
  /** The failure of the last attempt; null without one. */
  failure: Failure | null;
  failureText: (failure: Failure) => PlainTextId;
  /** False where another attempt would fail as well, unless something changes. */
  canRetry?: boolean;
  note?: ReactNode;
  /** The name of the action in the metrics. */
  action: 'claim-pay' | 'redeem-pay';
  onConfirm: () => void;
  onLeave: () => void;
}

/**
 * The first step: the lots that the price is taken from, and the remaining balance. The button confirms the price; while
 * changed policies wait to be accepted, it opens them above this dialog. An attempt that needs a verified e-mail address
 * offers its link again.
 */
export function SpendReview({
  question,
  price,
  preview,
  isBalanceUnknown,
  isSending,
  failure,
  failureText,
  canRetry = true,
  note,
  action,
  onConfirm,
  onLeave,
}: SpendReviewProps) {
  const t = useTexts();
  const mustAccept = useAppSelector(selectMustAcceptPolicies);
  const actions = useFocusKept<HTMLDivElement>();
  const missing = preview ? Math.max(0, -preview.after) : 0;
  const shownFailure = mustAccept ? null : failure;
  const isUnverified = shownFailure !== null && isEmailUnverified(shownFailure);
  return (
    <>
      <StepTitle>{question}</StepTitle>
      {/* Above the lots, because on a phone the end of the step is below the window. */}
      {isUnverified && <VerifyEmail />}
      {preview && missing === 0 && <SpendLots {...preview} />}
      {!preview && !isBalanceUnknown && <SpendLotsSkeleton />}
      {!preview && isBalanceUnknown && <ErrorNotice role="alert">{t('ui.balanceUnavailable')}</ErrorNotice>}
      {note}
      <NoticeSpace>
        <PoliciesNotice hasLink={false} />
      </NoticeSpace>
      {shownFailure && !isUnverified && <FailureNotice>{t(failureText(shownFailure))}</FailureNotice>}
      <StepActions ref={actions}>
        {mustAccept ? (
          <ButtonLink as={PopupLink} popup="profile">
            {t('profile.policies.read')}
          </ButtonLink>
        ) : (
          <ConfirmButton
            isReady={preview !== null || isBalanceUnknown}
            working={isSending && t('payment.working')}
            disabledReason={missing > 0 ? t('payment.short', { missing }) : undefined}
            onClick={onConfirm}
            {...measured(action)}
          >
            {failure !== null && canRetry ? t('ui.tryAgain') : t('payment.use', { price })}
          </ConfirmButton>
        )}
        <Button variant="outline" aria-disabled={isSending || undefined} onClick={isSending ? undefined : onLeave}>
          {t('payment.notNow')}
        </Button>
      </StepActions>
    </>
  );
}

/** Why an attempt failed. */
export const FailureNotice = ({ children }: { children: ReactNode }) => (
  <ErrorNotice role="alert">
    <Icon name="alert" size="normal" />
    <span>{children}</span>
  </ErrorNotice>
);

const NoticeSpace = styled.div`
  > :not(:empty) {
    margin-top: 18px;
  }
`;

const ErrorNotice = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 18px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.bad};
`;
