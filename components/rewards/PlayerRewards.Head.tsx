import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectPlayerRewards, selectPlayerRewardsWithAvailability } from '../../store/rewards/playerRewards/selectors';
import { areAllRedeemed, areUnavailable } from '../../store/rewards/rules';
import { useAppSelector } from '../../store/support/hooks';
import { selectUnits } from '../../store/units/selectors';
import { playerMessages, playerTemplates } from './player.messages';
import { Line, Title } from './PlayerRewards.styles';

const bold = (parts: ReactNode) => <b>{parts}</b>;

/** How many rewards the player owns, and how many the balance pays for. */
export function PlayerRewardsHead() {
  const { status, totalOwned, totalAvailable } = useAppSelector(selectPlayerRewards);
  const rewards = useAppSelector(selectPlayerRewardsWithAvailability);
  const units = useAppSelector(selectUnits);
  const totals = { totalOwned, totalAvailable };
  const isKnown = status !== 'idle' && !areUnavailable(totals);
  const games = new Set(rewards.map(({ reward }) => reward.spaceId)).size;
  const count = rewards.filter(({ availability }) => availability.kind === 'withinReach').length;
  return (
    <>
      <Title>
        <FormattedMessage {...playerMessages.title} />
      </Title>
      <Line>
        {isKnown && areAllRedeemed(totals) && <FormattedMessage {...playerMessages.allOwned} />}
        {isKnown && !areAllRedeemed(totals) && (
          <>
            <FormattedMessage
              {...playerTemplates.line}
              values={{ owned: totalOwned, available: totalAvailable, games, b: bold }}
            />{' '}
            {units !== null && <FormattedMessage {...playerTemplates.reach} values={{ count, units, b: bold }} />}
          </>
        )}
      </Line>
    </>
  );
}
