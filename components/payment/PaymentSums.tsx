import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { spendMessages } from './payment.messages';
import { StepLine } from './PaymentLines';

interface SumProps {
  units: number;
  /** A word about it. */
  children?: ReactNode;
}

/** What a payment took. */
export const UsedUnits = ({ units, children }: SumProps) => (
  <StepLine>
    <b>
      <FormattedMessage {...spendMessages.used} />
    </b>
    <strong>
      <FormattedNumber value={units} />
    </strong>
    {children && <span>{children}</span>}
  </StepLine>
);

/** What is left after a payment. */
export const UnitsLeft = ({ units, children }: SumProps) => (
  <StepLine>
    <b>
      <FormattedMessage {...spendMessages.balanceNow} />
    </b>
    <strong data-plain>
      <FormattedNumber value={units} />
    </strong>
    {children && <span>{children}</span>}
  </StepLine>
);
