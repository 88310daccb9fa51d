import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { spendMessages } from '../payment/payment.messages';
import { SpendLayout } from '../payment/PaymentFrame';
import { Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { claimMessages } from './claim.messages';
import { AboutReward } from './ClaimDialog.About';
import { ClaimInstructions } from './ClaimDialog.Found';
import { ClaimLocation } from './ClaimDialog.Place';
import { rarityColors } from './rarityNames.messages';
import { StepActions, StepLines, StepTitle } from '../payment/Step.styles';

/** Where a reward that is owned is to be found, whenever it was claimed. */
export function OwnedDialog({ reward, onClose }: { reward: Reward | null; onClose: () => void }) {
  const { formatMessage } = useIntl();
  if (!reward) return null;
  const { name, imageUrl, rarityId, rewardLocation, code } = reward;
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={name}
      isTitleHidden
      closeLabel={formatMessage(spendMessages.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <SpendLayout
        art={imageUrl !== null && <img src={imageUrl} width="256" height="256" alt="" />}
        light={rarityColors[rarityId]}
        about={<AboutReward reward={reward} />}
        isDone
        hasSteps={false}
      >
        <StepTitle>
          <FormattedMessage {...claimMessages.owned} />
        </StepTitle>
        <ClaimInstructions reward={reward} />
        {(rewardLocation !== null || code !== null) && (
          <StepLines>
            <ClaimLocation location={rewardLocation} code={code} />
          </StepLines>
        )}
        <StepActions>
          <Button onClick={onClose}>
            <FormattedMessage {...spendMessages.done} />
          </Button>
        </StepActions>
      </SpendLayout>
    </Modal>
  );
}
