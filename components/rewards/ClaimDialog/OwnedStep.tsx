import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { spendMessages } from '../../spend/spend.messages';
import { StepActions, StepTitle } from '../../spend/Step.styles';
import { Button } from '../../ui/buttons/Button';
import { UndoOfReward } from '../ClaimUndo/UndoOfReward';
import { claimMessages } from './claim.messages';
import { ClaimInstructions } from './ClaimInstructions';

/** How the player gets a reward that was claimed earlier. */
export const OwnedStep = ({ reward, onDone }: { reward: Reward; onDone: () => void }) => (
  <>
    <StepTitle>
      <FormattedMessage {...claimMessages.owned} />
    </StepTitle>
    <ClaimInstructions reward={reward} code={reward.code} />
    <UndoOfReward rewardId={reward.rewardId} onOpen={onDone} />
    <StepActions>
      <Button onClick={onDone}>
        <FormattedMessage {...spendMessages.done} />
      </Button>
    </StepActions>
  </>
);
