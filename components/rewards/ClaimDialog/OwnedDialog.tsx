import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../../services/clubWebsite/types';
import { spendMessages } from '../../spend/spend.messages';
import { StepActions, StepTitle } from '../../spend/Step.styles';
import { Button } from '../../ui/buttons/Button';
import { claimMessages } from './claim.messages';
import { ClaimInstructions } from './ClaimInstructions';
import { RewardDialog } from './RewardDialog';

/** How the player gets a reward that was claimed earlier. */
export const OwnedDialog = ({ reward, onClose }: { reward: Reward | null; onClose: () => void }) =>
  reward && (
    <RewardDialog reward={reward} title={reward.name} isDone hasSteps={false} onClose={onClose}>
      <StepTitle>
        <FormattedMessage {...claimMessages.owned} />
      </StepTitle>
      <ClaimInstructions reward={reward} code={reward.code} />
      <StepActions>
        <Button onClick={onClose}>
          <FormattedMessage {...spendMessages.done} />
        </Button>
      </StepActions>
    </RewardDialog>
  );
