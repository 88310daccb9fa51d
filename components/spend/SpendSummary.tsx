import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { spendMessages } from './spend.messages';
import { StepLine } from './Step.styles';

interface SpendSummaryProps {
  used: number;
  usedNote?: ReactNode;
  balance: number;
  balanceNote?: ReactNode;
}

/** The Units that were spent and the balance left, each as a line with an optional note. */
export const SpendSummary = ({ used, usedNote, balance, balanceNote }: SpendSummaryProps) => (
  <>
    <StepLine>
      <b>
        <FormattedMessage {...spendMessages.used} />
      </b>
      <strong>
        <FormattedNumber value={used} />
      </strong>
      {usedNote && <span>{usedNote}</span>}
    </StepLine>
    <StepLine>
      <b>
        <FormattedMessage {...spendMessages.balanceNow} />
      </b>
      <strong data-plain>
        <FormattedNumber value={balance} />
      </strong>
      {balanceNote && <span>{balanceNote}</span>}
    </StepLine>
  </>
);
