import { FormattedMessage, useIntl } from 'react-intl';
import { selectClaim, selectClaimedReward, selectClaimPreview } from '../../store/rewards/selectors';
import { claimClosed, claimRequested } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { paymentMessages } from '../payment/payment.messages';
import { PaymentFrame } from '../payment/PaymentFrame';
import { PaymentReview } from '../payment/PaymentReview';
import { Modal } from '../ui/dialogs/Modal';
import { claimTemplates } from './claim.messages';
import { AboutReward } from './ClaimDialog.About';
import { ClaimedStep } from './ClaimDialog.Claimed';
import { failureMessage } from './claimFailure';
import { rarityColors } from './rarityNames.messages';

/** The two steps of a claim: what would be paid and from which lots, then that it is yours. */
export function ClaimDialog() {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const claim = useAppSelector(selectClaim);
  const reward = useAppSelector(selectClaimedReward);
  const preview = useAppSelector(selectClaimPreview);
  const unitsError = useAppSelector(({ units }) => units.error);
  const close = () => dispatch(claimClosed());
  if (!claim || !reward) return null;
  const isClaimed = claim.status === 'loaded';
  return (
    <Modal
      isOpen
      // A claim on its way is not walked away from: its answer is a moment off.
      onClose={() => claim.status !== 'loading' && close()}
      title={formatMessage(claimTemplates.title, { name: reward.name })}
      isTitleHidden
      closeLabel={formatMessage(paymentMessages.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <PaymentFrame
        art={reward.imageUrl !== null && <img src={reward.imageUrl} width="256" height="256" alt="" />}
        light={rarityColors[reward.rarityId]}
        about={<AboutReward reward={reward} />}
        isPaid={isClaimed}
      >
        {isClaimed ? (
          <ClaimedStep reward={reward} claim={claim} />
        ) : (
          <PaymentReview
            question={
              <FormattedMessage {...claimTemplates.question} values={{ price: reward.value, name: reward.name }} />
            }
            price={reward.value}
            preview={preview}
            isBalanceUnknown={unitsError !== null}
            isSending={claim.status === 'loading'}
            failure={claim.failure && <FormattedMessage {...failureMessage(claim.failure)} />}
            action="claim-pay"
            onPay={() => dispatch(claimRequested())}
            onLeave={close}
          />
        )}
      </PaymentFrame>
    </Modal>
  );
}
