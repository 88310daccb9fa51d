import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { buttonStyle, type ButtonLook } from '../ui/buttons/Button.styles';
import { Icon } from '../ui/icons/Icon';
import { Units } from '../ui/text/Units';
import type { RewardState } from './RewardCard.styles';

export interface RewardCardFootProps {
  state: RewardState;
  /** The price as the reader writes it: "1,600". */
  price: string;
  /** The same with its unit: "1,600 Units". */
  priceLabel: string;
  /** What else there is to say: "360 to go", "Reach level 30", "Sold out, all 500 taken", "Owned". */
  note?: ReactNode;
  /** The button to claim, shown when the pointer or the keyboard is on the card. */
  action?: ReactNode;
  /** What pressing the card does, drawn as a button under the pointer: the card itself is what is pressed. */
  hint?: string;
}

/** Price and what stands in its way, or that there is nothing more to pay. */
export function RewardCardFoot({ state, price, priceLabel, note, action, hint }: RewardCardFootProps) {
  const cost = (
    <Cost>
      <Units label={priceLabel}>{price}</Units>
    </Cost>
  );
  const feet = {
    withinReach: (
      <>
        {cost}
        {action && <Action>{action}</Action>}
        {hint !== undefined && (
          <CardHint aria-hidden data-hint $size="tiny">
            {hint}
          </CardHint>
        )}
      </>
    ),
    short: (
      <>
        {cost}
        <Aside>{note}</Aside>
      </>
    ),
    owned: (
      <Owned>
        <Icon name="check" size="small" />
        {note}
      </Owned>
    ),
    locked: <More>{note}</More>,
    soldOut: <More>{note}</More>,
  } as const;
  return feet[state];
}

const Cost = styled.span`
  font-size: ${tokens.size.body};
`;

const More = styled.span`
  color: ${tokens.on.muted};
  text-wrap: balance;
`;

const Aside = styled(More)`
  flex: 1 1 56px;
  text-align: right;
`;

const Owned = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 700;
  color: ${tokens.color.good};
`;

/** Shown while the pointer or the keyboard is on the card: see RewardCard.styles. */
export const CardHint = styled.span<ButtonLook>`
  ${buttonStyle}
  padding: 0 10px;
  opacity: 0;
`;

/** Above the link that covers the card, so that it can be pressed itself. */
const Action = styled.span`
  position: relative;
  z-index: ${tokens.layer.raised + 1};
`;
