import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import { usePlayerSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { media, tokens } from '../theme/tokens';
import { ConfirmButton } from '../ui/buttons/ConfirmButton';
import { firstFocus } from '../ui/dialogs/Modal';
import { ModalActions } from '../ui/dialogs/ModalActions';
import { showClear, takeFocus } from '../ui/focus/rememberFocus';
import { Icon } from '../ui/icons/Icon';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

/** The heading of a step, often a question: a dialog that opens has the focus on it, not on the answer. */
export const StepTitle = styled.h2.attrs(firstFocus)`
  margin-top: 24px;
  font: 600 1.75rem / 1.15 ${tokens.font.display};
  letter-spacing: -0.015em;
  text-wrap: balance;

  /* Without the list of steps above it, it shares its row with the Close button. */
  &:first-child {
    margin-top: 0;
    margin-right: 96px;
  }
`;

/** The heading of a step that follows a press: it gets the focus of the button that was pressed, which is gone. */
export const NextStepTitle = ({ children }: { children: ReactNode }) => (
  <StepTitle ref={takeFocus}>{children}</StepTitle>
);

export const StepLines = styled.ul`
  margin-top: 12px;
  border-bottom: 1px solid ${tokens.on.hairline};
`;

/** A line of a step: a name, then a figure (`strong`) or a text (`em`), with a note (`span`) under each. */
export const StepLine = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  align-items: baseline;
  padding: 14px 0;
  border-top: 1px solid ${tokens.on.hairline};

  b {
    font-size: ${tokens.size.control};
    font-weight: 600;
  }

  strong {
    justify-self: end;
    font: 600 1.125rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.gold};
  }

  strong[data-plain] {
    color: ${tokens.on.text};
  }

  /* Text in place of a figure. */
  em {
    justify-self: end;
    font-style: normal;
    text-align: right;
    color: ${tokens.on.muted};
  }

  > span {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }
`;

interface AmountLineProps {
  name: ReactNode;
  amount: number;
  isGain?: boolean;
  /** What is left, in place of what is used or gained: not in gold. */
  isPlain?: boolean;
  children?: ReactNode;
}

export function AmountLine({ name, amount, isGain = false, isPlain = false, children }: AmountLineProps) {
  const t = useTexts();
  return (
    <StepLine>
      <b>{name}</b>
      <strong data-plain={isPlain || undefined}>
        <span aria-hidden>
          <FormattedNumber value={amount} signDisplay={isGain ? 'always' : 'auto'} />
        </span>
        <VisuallyHidden>{t('ui.units', { units: amount })}</VisuallyHidden>
      </strong>
      {children}
    </StepLine>
  );
}

interface SpendSummaryProps {
  used: number;
  usedNote?: ReactNode;
  balanceNote?: ReactNode;
}

/** The balance is that of now: another tab may have spent Units since. */
export const SpendSummary = ({ used, usedNote, balanceNote }: SpendSummaryProps) => {
  const t = useTexts();
  const units = usePlayerSelector(selectUnits);
  return (
    <>
      <AmountLine name={t('payment.used')} amount={used}>
        {usedNote && <span>{usedNote}</span>}
      </AmountLine>
      <AmountLine name={t('payment.balanceNow')} amount={units ?? 0} isPlain>
        {balanceNote && <span>{balanceNote}</span>}
      </AmountLine>
    </>
  );
};

export const StepText = ({ children }: { children: ReactNode }) => (
  <Text $type="small" $color="muted" $above={3}>
    {children}
  </Text>
);

export const StepNote = ({ kind, children }: { kind: 'good' | 'bad'; children: ReactNode }) => (
  <IconLine data-kind={kind} {...(kind === 'bad' && { role: 'alert', ref: showClear })}>
    <Icon name={kind === 'bad' ? 'alert' : 'check'} size="normal" />
    <span>{children}</span>
  </IconLine>
);

const IconLine = styled.p`
  display: flex;
  gap: 10px;
  margin-top: 18px;
  font-size: ${tokens.size.small};
  line-height: 1.45;

  &[data-kind='good'] svg {
    color: ${tokens.on.good};
  }
  &[data-kind='bad'] {
    color: ${tokens.on.bad};
  }
`;

/** They reach the edges of the step's panel. */
export const StepActions = styled(ModalActions)`
  margin: auto -36px -28px;
  padding: 16px 36px;

  > * {
    flex: 1 1 auto;
  }

  /* The end of the step keeps clear of the line. */
  *:has(+ &) {
    margin-bottom: 16px;
  }

  ${media.below.laptop} {
    margin: auto -20px -20px;
    padding: 16px 20px;
  }
`;

/** Of a step that follows a spend: it lies where the confirming button was, so the second press of a double press leaves it alone. */
export function DoneButton({ onClick }: { onClick: () => void }) {
  const t = useTexts();
  return <ConfirmButton onClick={onClick}>{t('payment.done')}</ConfirmButton>;
}
