import styled from 'styled-components';
import { selectGoal } from '../../store/rewards/goal/selectors';
import { goalChosen, goalRemoved } from '../../store/rewards/goal/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { isSettled } from '../../store/support/requestState';
import { Plan } from '../planner/Plan';
import { GoalMeter } from '../rewards/Goal/GoalMeter';
import { useOpenReward } from '../rewards/useOpenReward';
import { media, tokens } from '../theme/tokens';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Button } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { Toggle } from '../ui/fields/Toggle';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { SectionHead } from '../ui/sections/SectionHead';
import { ErrorText } from '../ui/text/ErrorText';
import { useTexts } from '../ui/text/useTexts';
import { PartSkeleton } from './DashboardSkeleton';

/** The player's goal: how near it is, the way to it, and whether it is claimed by itself. Renders nothing without one. */
export function DashboardGoal() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const open = useOpenReward();
  const goal = usePlayerSelector(selectGoal);
  const { isSaving, saveFailure } = usePlayerSelector((state) => state.goal);
  const isKnown = useOnceTrue(usePlayerSelector((state) => isSettled(state.goal)));
  if (!isKnown) return <PartSkeleton />;
  if (goal === null) return null;
  const { reward, rewardId, claimsItself, availability } = goal;
  return (
    <section>
      <SectionHead title={t('rewards.goal.title')} />
      <GoalBox>
        {reward.imageUrl !== null && <img src={reward.imageUrl} width="160" height="160" alt="" />}
        <div>
          <GoalMeter goal={goal} />
          {availability.kind === 'short' && <Plan missing={availability.missing} />}
          <Cluster style={{ marginBlock: 20 }}>
            <Button variant={availability.kind === 'withinReach' ? 'primary' : 'outline'} onClick={() => open(reward)}>
              {availability.kind === 'withinReach' ? t('rewards.claim') : reward.name}
            </Button>
            <Button variant="quiet" onClick={() => dispatch(goalRemoved())}>
              {t('rewards.goal.remove')}
            </Button>
          </Cluster>
          <Toggle
            checked={claimsItself}
            disabled={isSaving}
            onChange={({ target }) => dispatch(goalChosen({ rewardId, claimsItself: target.checked }))}
          >
            {t('rewards.goal.claimsItself')}{' '}
            <Text as="small" $color="muted" style={{ fontSize: tokens.size.small }}>
              {t('rewards.goal.undoHint')}
            </Text>
          </Toggle>
          {saveFailure && <ErrorText style={{ marginTop: 12 }}>{t('rewards.goal.failed')}</ErrorText>}
        </div>
      </GoalBox>
    </section>
  );
}

const GoalBox = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 32px;
  padding: 24px;

  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;

    > img {
      width: 96px;
      height: 96px;
    }
  }
`;
