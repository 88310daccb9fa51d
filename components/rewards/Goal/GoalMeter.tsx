import type { Goal } from '../../../services/club/goal';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { goalChosen, goalRemoved, goalRequested } from '../../../store/rewards/goal/slice';
import { useAppDispatch, usePlayerSelector, useRequests } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { Button } from '../../ui/buttons/Button';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { Announcement } from '../../ui/text/Announcement';
import { useTexts } from '../../ui/text/useTexts';

export function GoalMeter({ goal: { reward } }: { goal: Pick<Goal, 'reward'> }) {
  const t = useTexts();
  const units = Math.min(usePlayerSelector(selectUnits) ?? 0, reward.value);
  const figure = t('rewards.wish.progress', { units, price: reward.value });
  return <ProgressBar label={reward.name} value={units} max={reward.value} figure={figure} />;
}

export function GoalToggle({ reward: { rewardId, name } }: { reward: Reward }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { status, goal } = usePlayerSelector((state) => state.goal);
  useRequests(goalRequested());
  if (status === 'idle' || (status !== 'loaded' && goal === null)) return null;
  const isGoal = goal?.rewardId === rewardId;
  const change = () => dispatch(isGoal ? goalRemoved() : goalChosen({ rewardId, claimsItself: false }));
  return (
    <>
      <Button variant="outline" onClick={change}>
        {t(isGoal ? 'rewards.goal.remove' : 'rewards.goal.choose')}
      </Button>
      <Announcement text={t(isGoal ? 'rewards.goal.isOn' : 'rewards.goal.isOff', { name })} />
    </>
  );
}
