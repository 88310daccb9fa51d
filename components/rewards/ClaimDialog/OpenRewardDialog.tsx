import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../services/http/errors';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectOwnedSpaces } from '../../../store/rewards/playerRewards/selectors';
import { availabilityOf, isOvertaken } from '../../../store/rewards/rules';
import { selectClaimPreview } from '../../../store/rewards/selectors';
import { type ClaimSpend, claimSpend } from '../../../store/spend/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { useCloseDialog } from '../../navigation/query/useCloseDialog';
import { FailureNotice, SpendReview } from '../../spend/SpendReview';
import { rewardQueryKey } from '../useOpenReward';
import { claimMessages, claimTemplates } from './claim.messages';
import { ClaimedStep } from './ClaimedStep';
import { LockedStep } from './LockedStep';
import { OwnedStep } from './OwnedStep';
import { RewardFrame } from './RewardFrame';
import { ShortStep } from './ShortStep';

/** The open dialog of a reward, at the step that its claim and the player's balance allow. */
export function OpenRewardDialog({
  claim,
  reward,
  canClaim,
}: {
  claim: ClaimSpend;
  reward: Reward;
  canClaim: boolean;
}) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const removeAddress = useCloseDialog(rewardQueryKey);
  const availability = availabilityOf(reward, usePlayerSelector(selectUnits));
  const ownedSpaces = usePlayerSelector(selectOwnedSpaces);
  const isGameOwned = canClaim && (ownedSpaces?.has(reward.spaceId) ?? true);
  const isSending = claim.status === 'loading';
  const isClaimed = claim.status === 'loaded';
  const isOwned = !isSending && availability.kind === 'owned';
  const isForSale = isSending || (isGameOwned && availability.kind === 'withinReach');
  const close = () => {
    dispatch(claimSpend.closed());
    removeAddress();
  };

  const content = (): ReactNode => {
    if (isClaimed) return <ClaimedStep reward={reward} claim={claim} onDone={close} />;
    if (isForSale) return <ClaimReview reward={reward} claim={claim} onLeave={close} />;
    return (
      <>
        {claim.failure && (
          <FailureNotice>
            <FormattedMessage {...failureMessage(claim.failure)} />
          </FailureNotice>
        )}
        {isOwned && <OwnedStep reward={reward} onDone={close} />}
        {!isOwned && isGameOwned && availability.kind === 'short' && (
          <ShortStep reward={reward} missing={availability.missing} />
        )}
        {!isOwned && (!isGameOwned || availability.kind !== 'short') && (
          <LockedStep reward={reward} availability={availability} isGameOwned={isGameOwned} />
        )}
      </>
    );
  };
  return (
    <RewardFrame
      reward={reward}
      title={isForSale || isClaimed ? formatMessage(claimTemplates.title, { name: reward.name }) : reward.name}
      isDone={isClaimed || isOwned}
      hasSteps={isClaimed || isForSale}
      isBusy={isSending}
      onClose={close}
    >
      {content()}
    </RewardFrame>
  );
}

interface ClaimReviewProps {
  reward: Reward;
  claim: ClaimSpend;
  onLeave: () => void;
}

/** The first step of a claim: the price and the lots it is taken from. */
function ClaimReview({ reward, claim, onLeave }: ClaimReviewProps) {
  const dispatch = useAppDispatch();
  const preview = usePlayerSelector(selectClaimPreview);
  const unitsError = usePlayerSelector(({ units }) => units.error);
  return (
    <SpendReview
      question={<FormattedMessage {...claimTemplates.question} values={{ price: reward.value, name: reward.name }} />}
      price={reward.value}
      preview={preview}
      isBalanceUnknown={unitsError !== null}
      isSending={claim.status === 'loading'}
      failure={claim.failure}
      failureText={failureMessage}
      canRetry={claim.failure === null || !isOvertaken(claim.failure)}
      action="claim-pay"
      onConfirm={() => dispatch(claimSpend.requested())}
      onLeave={onLeave}
    />
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
