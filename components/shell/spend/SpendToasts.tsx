import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../../services/http/errors';
import { selectUnseenRedemption } from '../../../store/discount/selectors';
import { selectClaimedGoal } from '../../../store/rewards/goal/selectors';
import { selectReward, selectUnseenClaim } from '../../../store/rewards/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { navigate } from '../../navigation/navigate';
import { useShowToast } from '../providers/ToastsProvider';
import { spendToastTemplates, spendToastTexts } from './spend.messages';

/** For signed-in players: a toast for a claim or a discount code that ended after its dialog was left, and for a claimed goal. */
export function SpendToasts() {
  const { formatMessage } = useIntl();
  const claim = usePlayerSelector(selectUnseenClaim);
  const reward = usePlayerSelector((state) => (claim ? selectReward(state, claim.rewardId) : null));
  const name = reward?.name ?? '';
  useResultToast(claim, {
    done: formatMessage(spendToastTemplates.claimed, { name }),
    failed: formatMessage(spendToastTemplates.notClaimed, { name }),
    see: () => void navigate('rewards', {}, claim ? { reward: claim.rewardId } : {}),
  });
  useResultToast(usePlayerSelector(selectUnseenRedemption), {
    done: formatMessage(spendToastTexts.code),
    failed: formatMessage(spendToastTexts.notRedeemed),
    see: () => void navigate('discount'),
  });
  const goal = usePlayerSelector(selectClaimedGoal);
  useResultToast(goal, {
    done: formatMessage(spendToastTemplates.claimed, { name: goal?.name ?? '' }),
    failed: formatMessage(spendToastTemplates.notClaimed, { name: goal?.name ?? '' }),
    see: () => void navigate('rewards', {}, goal ? { reward: goal.rewardId } : {}),
  });
  return null;
}

interface ToastContent {
  /** The title after a payment, and after a failed one. */
  done: string;
  failed: string;
  /** Opens the receipt, or the dialog of the payment. */
  see: () => void;
}

/** Shows a toast for each new result. */
function useResultToast(result: { failure: Failure | null } | null, { done, failed, see }: ToastContent): void {
  const { formatMessage } = useIntl();
  const showToast = useShowToast();
  const units = usePlayerSelector(selectUnits);
  const show = () => {
    if (result === null) return;
    const action = { label: formatMessage(spendToastTexts.see), onClick: see };
    if (result.failure === null) {
      const detail = units === null ? undefined : formatMessage(spendToastTemplates.balance, { balance: units });
      showToast({ kind: 'units', title: done, detail, action });
      return;
    }
    // Without a response it is not known whether the Units were taken.
    const isUnsure = result.failure.status === 0;
    showToast({
      kind: 'error',
      title: failed,
      detail: formatMessage(isUnsure ? spendToastTexts.unsure : spendToastTexts.safe),
      action,
    });
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- one toast for each result, whatever else changes
  useEffect(show, [result]);
}
