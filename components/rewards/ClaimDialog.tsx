import { useIntl } from 'react-intl';
import { selectClaim, selectClaimedReward, selectClaimPreview } from '../../store/rewards/selectors';
import { claimClosed, collectionRequested } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Modal } from '../ui/Modal';
import { claimMessages, claimTemplates } from './claim.messages';
import { ClaimedStep } from './ClaimDialog.Claimed';
import { ClaimFrame } from './ClaimDialog.Frame';
import { ReviewStep } from './ClaimDialog.Review';

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
  const isCollected = claim.status === 'collected';
  return (
    <Modal
      isOpen
      // A claim on its way is not walked away from: its answer is a moment off.
      onClose={() => claim.status !== 'sending' && close()}
      title={formatMessage(claimTemplates.title, { name: reward.name })}
      isTitleHidden
      closeLabel={formatMessage(claimMessages.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <ClaimFrame reward={reward} isClaimed={isCollected}>
        {isCollected ? (
          <ClaimedStep reward={reward} unitBalance={claim.unitBalance ?? 0} onDone={close} />
        ) : (
          <ReviewStep
            reward={reward}
            preview={preview}
            isBalanceUnknown={unitsError !== null}
            isSending={claim.status === 'sending'}
            failure={claim.failure}
            onClaim={() => dispatch(collectionRequested())}
            onLeave={close}
          />
        )}
      </ClaimFrame>
    </Modal>
  );
}
