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
export function RewardsSummary({ canClaim }: { canClaim: boolean }) {
  const totals = useAppSelector(selectRewardsTotals);
  const areAllRedeemed = useAppSelector(selectAllRewardsRedeemed);
  const units = useAppSelector(selectUnits);
  const count = useAppSelector(selectRewardsWithAvailability).filter(
    ({ availability }) => availability.kind === 'withinReach',
  ).length;
  if (!canClaim) {
    return (
      <SummaryLine>
        <FormattedMessage {...rewardsMessages.notYours} />
      </SummaryLine>
    );
  }
  if (areAllRedeemed) {
    return (
      <SummaryLine>
        <FormattedMessage {...rewardsMessages.allRedeemed} />
      </SummaryLine>
    );
  }
  return (
    <SummaryLine>
      <FormattedMessage {...rewardsTemplates.owned} values={totals} />{' '}
      {units !== null && <FormattedMessage {...rewardsTemplates.reach} values={{ count, units }} />}
    </SummaryLine>
  );
}

const SummaryLine = styled.p`
  margin-bottom: 24px;
  color: ${tokens.on.muted};
`;
