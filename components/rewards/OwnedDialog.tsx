import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { paymentMessages } from '../payment/payment.messages';
import { Lines } from '../payment/PaymentLines';
import { PaymentFrame } from '../payment/PaymentFrame';
import { End, Question } from '../payment/PaymentFrame.styles';
import { Button } from '../ui/buttons/Button';
import { Modal } from '../ui/dialogs/Modal';
import { claimMessages } from './claim.messages';
import { AboutReward } from './ClaimDialog.About';
import { HowFound } from './ClaimDialog.Found';
import { ClaimPlace } from './ClaimDialog.Place';
import { rarityColors } from './rarityNames.messages';

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
      closeLabel={formatMessage(paymentMessages.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <PaymentFrame
        art={imageUrl !== null && <img src={imageUrl} width="256" height="256" alt="" />}
        light={rarityColors[rarityId]}
        about={<AboutReward reward={reward} />}
        isPaid
        hasSteps={false}
      >
        <Question>
          <FormattedMessage {...claimMessages.owned} />
        </Question>
        <HowFound reward={reward} />
        {(rewardLocation !== null || code !== null) && (
          <Lines>
            <ClaimPlace location={rewardLocation} code={code} />
          </Lines>
        )}
        <End>
          <Button onClick={onClose}>
            <FormattedMessage {...paymentMessages.done} />
          </Button>
        </End>
      </PaymentFrame>
    </Modal>
  );
}
