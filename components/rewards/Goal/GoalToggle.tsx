import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectGoalState } from '../../../store/rewards/goal/selectors';
import { goalChosen, goalRemoved, goalRequested } from '../../../store/rewards/goal/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { Button } from '../../ui/buttons/Button';
import { goalMessages } from './goal.messages';

/** Makes a reward the player's goal, or ends that; nothing until the goal is known. */
export function GoalToggle({ reward: { rewardId } }: { reward: Reward }) {
  const dispatch = useAppDispatch();
  const { status, goal } = usePlayerSelector(selectGoalState);
  useEffect(() => {
    dispatch(goalRequested());
  }, [dispatch]);
  if (status === 'idle' || (status !== 'loaded' && goal === null)) return null;
  const isGoal = goal?.rewardId === rewardId;
  const change = () => dispatch(isGoal ? goalRemoved() : goalChosen({ rewardId, claimsItself: false }));
  return (
    <Button variant="outline" onClick={change}>
      <FormattedMessage {...(isGoal ? goalMessages.remove : goalMessages.choose)} />
    </Button>
  );
}
