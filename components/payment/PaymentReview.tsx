import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaymentPreview } from '../../store/units/rules';
import { measured } from '../measuring/measured';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { paymentMessages, paymentTemplates } from './payment.messages';
import { LotsSkeleton, PaymentLots } from './PaymentReview.Lots';
import { End, Question } from './PaymentFrame.styles';
import { Trouble } from './PaymentReview.styles';

interface PaymentReviewProps {
  question: ReactNode;
  price: number;
  /** Null while the balance is unknown. */
  preview: PaymentPreview | null;
  isBalanceUnknown: boolean;
  isSending: boolean;
  /** What the player is told of a payment that failed. */
  failure: ReactNode;
  /** What else is to be known before paying. */
  note?: ReactNode;
  /** What paying is called where it is measured. */
  action: 'claim-pay' | 'redeem-pay';
  onPay: () => void;
  onLeave: () => void;
}

/** What a payment would do: which lots pay, and what remains. The button names the price. */
export function PaymentReview({
  question,
  price,
  preview,
  isBalanceUnknown,
  isSending,
  failure,
  note,
  action,
  onPay,
  onLeave,
}: PaymentReviewProps) {
  const { formatMessage } = useIntl();
  const missing = preview ? Math.max(0, -preview.after) : 0;
  return (
    <>
      <Question>{question}</Question>
      {preview && missing === 0 && <PaymentLots {...preview} />}
      {!preview && !isBalanceUnknown && <LotsSkeleton />}
      {!preview && isBalanceUnknown && (
        <Trouble role="alert">
          <FormattedMessage {...paymentMessages.balanceUnknown} />
        </Trouble>
      )}
      {note}
      {failure !== null && (
        <Trouble role="alert">
          <Icon name="alert" size="normal" />
          <span>{failure}</span>
        </Trouble>
      )}
      <End>
        <Button
          working={isSending && formatMessage(paymentMessages.working)}
          disabledReason={missing > 0 ? formatMessage(paymentTemplates.short, { missing }) : undefined}
          onClick={onPay}
          {...measured(action)}
        >
          {failure !== null ? (
            <FormattedMessage {...paymentMessages.retry} />
          ) : (
            <FormattedMessage {...paymentTemplates.use} values={{ price }} />
          )}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          <FormattedMessage {...paymentMessages.notNow} />
        </Button>
      </End>
    </>
  );
}
