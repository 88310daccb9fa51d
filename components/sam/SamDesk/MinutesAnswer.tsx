import { FormattedMessage } from 'react-intl';
import { finishableWithin } from '../../../store/planner/rules';
import { useWeekStart } from '../../challenges/useWeekStart';
import { PlanLine } from '../../planner/PlanLine';
import { plannerMessages } from '../../planner/planner.messages';
import { useSituation } from '../../planner/useSituation';
import { StepLines } from '../../spend/Step.styles';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { deskTemplates } from './desk.messages';

const minutes = 40;
const mostShown = 4;

/** The challenges that take no more than 40 minutes from here, the most Units first. */
export function MinutesAnswer() {
  const situation = useSituation();
  const weekStart = useWeekStart();
  if (situation === null) return <Skeleton $height="80px" />;
  if (situation === 'failed') {
    return (
      <p>
        <FormattedMessage {...plannerMessages.failed} />
      </p>
    );
  }
  const steps = finishableWithin(minutes, situation).slice(0, mostShown);
  if (steps.length === 0) {
    return (
      <p>
        <FormattedMessage {...deskTemplates.minutesNone} values={{ weekStart }} />
      </p>
    );
  }
  return (
    <StepLines>
      {steps.map((step) => (
        <PlanLine key={step.challenge.challengeId} step={step} now={situation.now} />
      ))}
    </StepLines>
  );
}
