import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Units } from '../../ui/text/Units';
import type { RewardState } from './RewardCard.styles';

export interface RewardCardFooterProps {
  state: RewardState;
  /** The price formatted for the locale: "1,600". */
  price: string;
  /** The same with its unit: "1,600 Units". */
  priceLabel: string;
  /** "360 to go", "Reach level 30", "Sold out, all 500 taken" or "Owned". */
  note?: ReactNode;
  /** Looks like a button while the card is hovered or focused; the card itself is pressed. */
  hint?: string;
}

/** The price and what is missing, or the reason why the reward cannot be claimed. */
export function RewardCardFooter({ state, price, priceLabel, note, hint }: RewardCardFooterProps) {
  const cost = (
    <Cost>
      <Units label={priceLabel}>{price}</Units>
    </Cost>
  );
  const feet = {
    withinReach: (
      <>
        {cost}
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
        <EndNote>{note}</EndNote>
      </>
    ),
    owned: (
      <Owned>
        <Icon name="check" size="small" />
        {note}
      </Owned>
    ),
    locked: <Note>{note}</Note>,
    soldOut: <Note>{note}</Note>,
  } as const;
  return feet[state];
}

const Cost = styled.span`
  font-size: ${tokens.size.body};
`;

const Note = styled.span`
  color: ${tokens.on.muted};
  text-wrap: balance;
`;

const EndNote = styled(Note)`
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

/** Shown while the card is hovered or focused: see RewardCard.styles. */
const CardHint = styled(ButtonLink).attrs({ as: 'span' })`
  padding: 0 10px;
  opacity: 0;
`;
