import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { paymentMessages } from './payment.messages';
import { Line } from './PaymentLines';

interface SumProps {
  units: number;
  /** A word about it. */
  children?: ReactNode;
}

/** What a payment took. */
export const UsedUnits = ({ units, children }: SumProps) => (
  <Line>
    <b>
      <FormattedMessage {...paymentMessages.used} />
    </b>
    <strong>
      <FormattedNumber value={units} />
    </strong>
    {children && <span>{children}</span>}
  </Line>
);

/** What is left after a payment. */
export const UnitsLeft = ({ units, children }: SumProps) => (
  <Line>
    <b>
      <FormattedMessage {...paymentMessages.balanceNow} />
    </b>
    <strong data-plain>
      <FormattedNumber value={units} />
    </strong>
    {children && <span>{children}</span>}
  </Line>
);
