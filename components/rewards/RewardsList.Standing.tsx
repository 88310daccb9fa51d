import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import {
  selectAllRewardsRedeemed,
  selectRewardsTotals,
  selectRewardsWithAvailability,
} from '../../store/rewards/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { tokens } from '../theme/tokens';
import { rewardsMessages, rewardsTemplates } from './rewards.messages';

/** One line: how many of the game's rewards the player owns, and how many the balance pays for. */
export function RewardsStanding({ canClaim }: { canClaim: boolean }) {
  const totals = useAppSelector(selectRewardsTotals);
  const areAllRedeemed = useAppSelector(selectAllRewardsRedeemed);
  const units = useAppSelector(selectUnits);
  const count = useAppSelector(selectRewardsWithAvailability).filter(
    ({ availability }) => availability.kind === 'withinReach',
  ).length;
  if (!canClaim) {
    return (
      <Line>
        <FormattedMessage {...rewardsMessages.notYours} />
      </Line>
    );
  }
  if (areAllRedeemed) {
    return (
      <Line>
        <FormattedMessage {...rewardsMessages.allRedeemed} />
      </Line>
    );
  }
  return (
    <Line>
      <FormattedMessage {...rewardsTemplates.owned} values={totals} />{' '}
      {units !== null && <FormattedMessage {...rewardsTemplates.reach} values={{ count, units }} />}
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: 24px;
  color: ${tokens.on.muted};
`;
