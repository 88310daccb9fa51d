import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Units } from '../../ui/text/Units';
import { useTexts } from '../../ui/text/useTexts';

export interface RewardFooterProps {
  state: RewardAvailability['kind'];
  /** In Units. */
  price: number;
  /** "360 to go", "Reach level 30", "Sold out, all 500 taken" or "Owned". */
  note?: ReactNode;
  /** Looks like a button while the card is hovered or focused; the card itself is pressed. */
  hint?: string;
}

export function RewardFooter({ state, price, note, hint }: RewardFooterProps) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  if (state === 'owned') {
    return (
      <Owned>
        <Icon name="check" size="small" />
        {note}
      </Owned>
    );
  }
  if (state === 'locked' || state === 'soldOut') return <Note>{note}</Note>;
  return (
    <>
      <Units label={t('ui.units', { units: price })}>{formatNumber(price)}</Units>
      {state === 'short' && <EndNote>{note}</EndNote>}
      {state === 'withinReach' && hint !== undefined && (
        <CardHint aria-hidden data-hint $size="tiny">
          {hint}
        </CardHint>
      )}
    </>
  );
}

const Note = styled.span`
  font-size: ${tokens.size.fine};
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
  font-size: ${tokens.size.fine};
  font-weight: 700;
  color: ${tokens.color.good};
`;

const CardHint = styled(ButtonLink).attrs({ as: 'span' })`
  padding: 0 10px;
  opacity: 0;
`;
