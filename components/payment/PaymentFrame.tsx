import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { tokens, type RarityColor } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { paymentMessages } from './payment.messages';
import { About, Body, Columns, Steps, Well } from './PaymentFrame.styles';
import { PaymentStamp } from './PaymentFrame.Stamp';

interface PaymentFrameProps {
  /** What is bought, drawn, 256 px wide. */
  art: ReactNode;
  /** The light that it stands in. */
  light: RarityColor | 'gold';
  /** What it is in words. */
  about: ReactNode;
  isPaid: boolean;
  /** False where nothing is being paid: it was, some time ago. */
  hasSteps?: boolean;
  children: ReactNode;
}

/** What both steps of a payment share: the thing on its sky, and where in the two steps the player is. */
export function PaymentFrame({ art, light, about, isPaid, hasSteps = true, children }: PaymentFrameProps) {
  const { formatMessage } = useIntl();
  const stamp = formatMessage(paymentMessages.claimed);
  return (
    <Columns>
      <Well $light={light} $isPaid={isPaid}>
        {art}
        {isPaid && <PaymentStamp word={stamp} isLow={light === 'gold'} />}
        <About>{about}</About>
      </Well>
      <Body>
        {hasSteps && (
          <Steps>
            <li aria-current={isPaid ? undefined : 'step'}>
              <StepMark isLit />
              {formatMessage(paymentMessages.review)}
            </li>
            <li aria-current={isPaid ? 'step' : undefined}>
              <StepMark isLit={isPaid} />
              {stamp}
            </li>
          </Steps>
        )}
        {children}
      </Body>
    </Columns>
  );
}

function StepMark({ isLit }: { isLit: boolean }) {
  const { gold, ink900, muted } = tokens.color;
  const disc = isLit ? { fill: gold, stroke: gold } : { fill: 'none', stroke: muted, strokeOpacity: 0.6 };
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <circle cx="10" cy="10" r="9.2" {...disc} />
      <path d={starPath(10, 10, 6, 0.32)} fill={isLit ? ink900 : 'none'} stroke={isLit ? 'none' : muted} />
    </svg>
  );
}
