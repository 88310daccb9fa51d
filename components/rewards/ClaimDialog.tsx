import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../services/http/errors';
import { selectClaim, selectClaimedReward, selectClaimPreview } from '../../store/rewards/selectors';
import { claimClosed, collectionRequested } from '../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { spendMessages } from '../payment/payment.messages';
import { SpendLayout } from '../payment/PaymentFrame';
import { SpendReview } from '../payment/PaymentReview';
import { Modal } from '../ui/dialogs/Modal';
import { claimMessages, claimTemplates } from './claim.messages';
import { AboutReward } from './ClaimDialog.About';
import { ClaimedStep } from './ClaimDialog.Claimed';
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
  const isClaimed = claim.status === 'collected';
  return (
    <Modal
      isOpen
      // A claim on its way is not walked away from: its answer is a moment off.
      onClose={() => claim.status !== 'sending' && close()}
      title={formatMessage(claimTemplates.title, { name: reward.name })}
      isTitleHidden
      closeLabel={formatMessage(spendMessages.close)}
      size="wide"
      isBare
      isFullScreenOnPhones
    >
      <SpendLayout
        art={reward.imageUrl !== null && <img src={reward.imageUrl} width="256" height="256" alt="" />}
        light={rarityColors[reward.rarityId]}
        about={<AboutReward reward={reward} />}
        isDone={isClaimed}
      >
        {isClaimed ? (
          <ClaimedStep reward={reward} claim={claim} />
        ) : (
          <SpendReview
            question={
              <FormattedMessage {...claimTemplates.question} values={{ price: reward.value, name: reward.name }} />
            }
            price={reward.value}
            preview={preview}
            isBalanceUnknown={unitsError !== null}
            isSending={claim.status === 'sending'}
            failure={claim.failure && <FormattedMessage {...failureMessage(claim.failure)} />}
            action="claim-pay"
            onConfirm={() => dispatch(collectionRequested())}
            onLeave={close}
          />
        )}
      </SpendLayout>
    </Modal>
  );
}

/** The publisher's codes for a refused claim (wire, Errors), and the codes of a call that got no answer. */
const rejectionMessages: Record<string, keyof typeof claimMessages> = {
  2001: 'tooDear',
  2002: 'limit',
  2003: 'locked',
  2007: 'unknown',
  network: 'unsure',
  timeout: 'unsure',
};

/** What a player is told about a claim that failed: what happened to their Units, and what to do. */
function failureMessage({ code }: Failure) {
  return claimMessages[rejectionMessages[code] ?? 'failed'];
}
