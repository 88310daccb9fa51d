import { useEffect } from 'react';
import styled from 'styled-components';
import { selectGoal } from '../../../store/rewards/goal/selectors';
import { goalRequested } from '../../../store/rewards/goal/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { balanceRequested } from '../../../store/units/slice';
import { ClubLink } from '../../navigation/ClubLink';
import { GoalMeter } from '../../rewards/Goal/GoalMeter';

/** A meter for the player's goal, which links to the dashboard; nothing without a goal. It is read when the menu opens. */
export function GoalSummary({ isOpen }: { isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const goal = usePlayerSelector(selectGoal);
  useEffect(() => {
    if (!isOpen) return;
    dispatch(goalRequested());
    dispatch(balanceRequested());
  }, [dispatch, isOpen]);
  return (
    goal && (
      <GoalLink to={{ page: 'dashboard' }}>
        <GoalMeter goal={goal} />
      </GoalLink>
    )
  );
}

const GoalLink = styled(ClubLink)`
  display: block;
  text-decoration: none;
`;
