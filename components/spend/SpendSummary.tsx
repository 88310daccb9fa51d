import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { useTexts } from '../ui/text/useTexts';
import { StepLine } from './Step.styles';

interface SpendSummaryProps {
  used: number;
  usedNote?: ReactNode;
  balance: number;
  balanceNote?: ReactNode;
}

/** The Units that were spent and the balance left, each as a line with an optional note. */
export const SpendSummary = ({ used, usedNote, balance, balanceNote }: SpendSummaryProps) => {
  const t = useTexts();
  return (
    <>
      <StepLine>
        <b>{t('payment.used')}</b>
        <strong>
          <FormattedNumber value={used} />
        </strong>
        {usedNote && <span>{usedNote}</span>}
      </StepLine>
      <StepLine>
        <b>{t('payment.balanceNow')}</b>
        <strong data-plain>
          <FormattedNumber value={balance} />
        </strong>
        {balanceNote && <span>{balanceNote}</span>}
      </StepLine>
    </>
  );
};
