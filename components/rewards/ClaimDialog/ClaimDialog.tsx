import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../services/http/errors';
import { selectClaim, selectClaimedReward, selectClaimPreview } from '../../../store/rewards/selectors';
import { claimClosed, claimRequested } from '../../../store/rewards/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { SpendReview } from '../../spend/SpendReview';
import { claimMessages, claimTemplates } from './claim.messages';
import { RewardDialog } from './RewardDialog';
import { ClaimedStep } from './ClaimedStep';

/** The two steps of a claim: the price and the lots it is taken from, then the claimed reward. */
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
    <RewardDialog
      reward={reward}
      title={formatMessage(claimTemplates.title, { name: reward.name })}
      isDone={isClaimed}
      // Stays open while the claim is sent, so that the player sees its result.
      onClose={() => claim.status !== 'loading' && close()}
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
          isSending={claim.status === 'loading'}
          failure={claim.failure && <FormattedMessage {...failureMessage(claim.failure)} />}
          action="claim-pay"
          onConfirm={() => dispatch(claimRequested())}
          onLeave={close}
        />
      )}
    </RewardDialog>
  );
}

/** Texts by the publisher's error code (wire, Errors), and for calls without a response. */
const rejectionMessages: Record<string, keyof typeof claimMessages> = {
  2001: 'tooDear',
  2002: 'limit',
  2003: 'locked',
  2007: 'unknown',
  network: 'unsure',
  timeout: 'unsure',
};

/** The text of a failed claim: what happened to the Units, and what to do next. */
function failureMessage({ code }: Failure) {
  return claimMessages[rejectionMessages[code] ?? 'failed'];
}
