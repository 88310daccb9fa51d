import type { IntlShape } from 'react-intl';
import type { PlanStep } from '../../store/planner/rules';
import { plannerTemplates } from './planner.messages';

/** Steps as one list: what is banked together, then each challenge to finish: 'bank 60 Units, finish “Low tide”'. */
export function stepsInWords(steps: readonly PlanStep[], { formatList, formatMessage }: IntlShape): string {
  const banked = steps
    .filter(({ kind }) => kind === 'bank')
    .reduce((sum, { challenge }) => sum + challenge.reward.units, 0);
  const others = steps.filter(({ kind }) => kind !== 'bank');
  return formatList(
    [
      ...(banked > 0 ? [formatMessage(plannerTemplates.bank, { units: banked })] : []),
      ...others.map(({ challenge }) => formatMessage(plannerTemplates.finish, { name: challenge.name })),
    ],
    { type: 'conjunction' },
  );
}
