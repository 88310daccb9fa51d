import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Failure } from '../../services/http/errors';
import { selectMustAcceptPolicies } from '../../store/account/selectors';
import { isEmailUnverified, isOutcomeUnknown } from '../../store/support/failures';
import { useAppSelector, usePlayerSelector } from '../../store/support/hooks';
import type { RequestState } from '../../store/support/requestState';
import { type LotUse, type PaymentPreview, previewPayment } from '../../store/spend/rules';
import { daysUntil } from '../../store/units/rules';
import { selectLots, selectUnits, selectUnitsError } from '../../store/units/selectors';
import { measured } from '../measuring/measured';
import { PopupLink } from '../popups/PopupLink';
import { PoliciesNotice } from '../profile/PoliciesNotice';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { Icon } from '../ui/icons/Icon';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';
import { lastZone, useFormatDay } from '../ui/time/useFormatDay';
import { useNow } from '../ui/time/useNow';
import { ConfirmButton } from '../ui/buttons/ConfirmButton';
import { AmountLine, NextStepTitle, StepActions, StepLine, StepLines, StepNote, StepTitle } from './Step';
import { VerifyEmail } from './VerifyEmail';

/** By the publisher's error code; `unsure` where it is not known whether the Units were spent, `failed` for other failures. */
export type FailureTexts = Readonly<Record<'unsure' | 'failed' | number, PlainTextId>>;

export const failureTextOf = (failure: Failure, texts: FailureTexts): PlainTextId =>
  isOutcomeUnknown(failure) ? texts.unsure : (texts[Number(failure.code)] ?? texts.failed);

interface SpendReviewProps {
  question: ReactNode;
  /** True where a press in the dialog opens the step: its question gets the focus. */
  isNextStep?: boolean;
  price: number;
  /** The last attempt; none before the dialog is open. */
  spend: { status: RequestState['status']; failure: Failure | null } | null;
  failureTexts: FailureTexts;
  /** False if another attempt would fail as well, unless something changes. */
  canRetry?: boolean;
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
  canRetry = true,
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
  const lots = usePlayerSelector(selectLots);
  const preview = units === null ? null : previewPayment(units, lots, price);
  const isBalanceUnknown = usePlayerSelector(selectUnitsError) !== null;
  const isSending = spend?.status === 'loading';
  const failure = spend?.failure ?? null;
  const actions = useFocusKept<HTMLDivElement>();
  const isUnsure = useIsUnsure(spend);
  const missing = preview && !isUnsure ? Math.max(0, -preview.after) : 0;
  const shownFailure = mustAccept ? null : failure;
  const isUnverified = shownFailure !== null && isEmailUnverified(shownFailure);
  const Title = isNextStep ? NextStepTitle : StepTitle;
  return (
    <>
      <Title>{question}</Title>
      {fields}
      {/* Above the lots, because on a phone the end of the step is below the window. */}
      <NoticeSpace>{isUnverified && <VerifyEmail role="alert">{t('payment.verify.text')}</VerifyEmail>}</NoticeSpace>
      {preview && !isUnsure && missing === 0 && <SpendLots {...preview} />}
      {!preview && !isBalanceUnknown && <SpendLotsSkeleton />}
      {!preview && isBalanceUnknown && <StepNote kind="bad">{t('ui.balanceUnavailable')}</StepNote>}
      {note}
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
            isReady={preview !== null || isBalanceUnknown}
            working={isSending && t(working)}
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

/**
 * True from an attempt of unknown outcome until another one ends: the balance may be that of afterwards, so it tells neither what
 * would remain nor what is missing.
 */
function useIsUnsure(spend: SpendReviewProps['spend']): boolean {
  const [isUnsure, setIsUnsure] = useState(false);
  const isKnown = spend?.status !== 'loading';
  const isNow = isKnown ? spend?.failure != null && isOutcomeUnknown(spend.failure) : isUnsure;
  if (isNow !== isUnsure) setIsUnsure(isNow);
  return isNow;
}

const NoticeSpace = styled.div`
  > :not(:empty) {
    margin-top: 18px;
  }
`;

/** Lots with a line of their own; if there are more, the later ones share the last line. */
const mostNamed = 3;

/** Soonest to expire first. */
function SpendLots({ price, before, after, lots }: PaymentPreview) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const now = useNow();
  const formatDay = useFormatDay();
  const lastDay = (expiresAt: string) => formatDay(expiresAt, { timeZone: lastZone });
  const used = lots.filter((lot) => lot.used > 0);
  const [first] = used;
  const named = used.length > mostNamed ? used.slice(0, mostNamed - 1) : used;
  const later = used.slice(named.length);
  const savedDay = first?.left === 0 ? first.expiresAt : null;
  return (
    <>
      <Legend>
        <span>{t('payment.soonest')}</span>
        <span>{t('payment.all', { units: before })}</span>
      </Legend>
      <LotsBar lots={lots} label={t('payment.bar', { price, units: before })} />
      <StepLines>
        {named.map(({ units, expiresAt, used: amount, left }) => (
          <AmountLine
            key={expiresAt ?? 'never'}
            name={expiresAt === null ? t('payment.neverExpire') : t('payment.expire', { date: lastDay(expiresAt) })}
            amount={amount}
          >
            <span>
              {expiresAt !== null && now !== null && t('payment.inDays', { days: daysUntil(expiresAt, now) })}
            </span>
            <span>{t(left === 0 ? 'payment.allOf' : 'payment.of', { units })}</span>
          </AmountLine>
        ))}
        {later.length > 0 && (
          <AmountLine
            name={t('payment.later', { count: later.length })}
            amount={later.reduce((sum, lot) => sum + lot.used, 0)}
          />
        )}
      </StepLines>
      <BalanceChange>
        <p>
          {t('payment.balance')}
          <b>{formatNumber(before)}</b>
        </p>
        <Icon name="arrow" />
        <p>
          {t('payment.remains')}
          <b>{formatNumber(after)}</b>
        </p>
      </BalanceChange>
      {savedDay !== null && <StepNote kind="good">{t('payment.nothingLost', { date: lastDay(savedDay) })}</StepNote>}
    </>
  );
}

const SpendLotsSkeleton = () => {
  const t = useTexts();
  return (
    <>
      <Legend>{t('payment.soonest')}</Legend>
      <Skeleton $height="36px" />
      <StepLines>
        <StepLine>
          <Skeleton $width="14ch" $height="48px" />
          <Skeleton $width="6ch" $height="48px" />
        </StepLine>
      </StepLines>
    </>
  );
};

const width = 500;
const gap = 2;

function LotsBar({ lots, label }: { lots: readonly LotUse[]; label: string }) {
  const total = lots.reduce((sum, lot) => sum + lot.units, 0);
  const scale = total === 0 ? 0 : (width - gap * (lots.length - 1)) / total;
  const placed = lots.map((lot, i) => {
    const before = lots.slice(0, i).reduce((sum, earlier) => sum + earlier.units, 0);
    return { ...lot, x: before * scale + i * gap };
  });
  const cut = placed.findLast((lot) => lot.used > 0);
  const { gold, muted, text } = tokens.color;
  return (
    <svg viewBox={`0 0 ${width} 36`} width="100%" role="img" aria-label={label}>
      {placed.map(({ expiresAt, units, used, x }) => (
        <g key={expiresAt ?? 'never'}>
          <rect x={x} y="8" width={units * scale} height="20" fill={muted} opacity=".34" />
          {used > 0 && <rect x={x} y="8" width={used * scale} height="20" fill={gold} />}
        </g>
      ))}
      {cut && <path d={`M${cut.x + cut.used * scale} 0V36`} stroke={text} strokeWidth="1.5" />}
    </svg>
  );
}

const Legend = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  margin: 20px 0 8px;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;

const BalanceChange = styled.div`
  display: flex;
  align-items: end;
  gap: 28px;
  margin-top: 20px;

  p {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  b {
    display: block;
    margin-top: 4px;
    font: 600 1.75rem / 1.1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.text};
  }
`;
