import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { ClubLink } from '../../navigation/ClubLink';
import { Plan } from '../../planner/Plan';
import { PinnedStepActions, StepTitle } from '../../spend/Step.styles';
import { ButtonLink } from '../../ui/buttons/Button';
import { GoalToggle } from '../Goal/GoalMeter';
import { PriceProgress } from './PriceProgress';
import { sheetMessages, sheetTemplates } from './sheet.messages';
import { WishToggle } from './WishToggle';

/** For a reward above the balance: the missing Units, the ways to earn them, the goal and the wishlist. */
export function ShortStep({ reward, missing }: { reward: Reward; missing: number }) {
  return (
    <>
      <StepTitle>
        <FormattedMessage {...sheetTemplates.missing} values={{ missing }} />
      </StepTitle>
      <PriceProgress price={reward.value} />
      <Plan missing={missing} />
      <PinnedStepActions>
        <ButtonLink as={ClubLink} to={{ page: 'challenges' }}>
          <FormattedMessage {...sheetMessages.challenges} />
        </ButtonLink>
        <GoalToggle reward={reward} />
        <WishToggle reward={reward} />
      </PinnedStepActions>
    </>
  );
}
