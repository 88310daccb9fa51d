import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GiftChoice, GiftMessage, GivenGift } from '../../../services/club/gifts';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { canGiveTo } from '../../../store/friends/rules';
import { selectFriends, selectFriendsStatus } from '../../../store/friends/selectors';
import { allFriendsRequested } from '../../../store/friends/slice';
import { gifts } from '../../../store/rewards/gifts/tasks';
import { giftSpend, type GiftSpend } from '../../../store/spend/slice';
import { useAppDispatch, usePlayerSelector, useRequestIf, useRequests } from '../../../store/support/hooks';
import { type FailureTexts, SpendReview } from '../../spend/SpendReview';
import { DoneButton, NextStepTitle, SpendSummary, StepActions, StepLines, StepText } from '../../spend/Step';
import { Button } from '../../ui/buttons/Button';
import { Loadable } from '../../ui/feedback/Loadable';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/fields/Select';
import { Stack } from '../../ui/layout/Stack';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';

const messages = [
  'forYou',
  'thankYou',
  'congratulations',
  'wellPlayed',
  'goodLuck',
] as const satisfies readonly GiftMessage[];

interface GiftStepProps {
  reward: Reward;
  onLeave: () => void;
  onDone: () => void;
}

/** Gives the reward to a friend: the friend and the message are chosen, then one press confirms the price. */
export function GiftStep({ reward, onLeave, onDone }: GiftStepProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const now = useNow();
  const status = usePlayerSelector(selectFriendsStatus);
  const friends = usePlayerSelector(selectFriends).filter((friend) => now !== null && canGiveTo(friend, now));
  const gift = usePlayerSelector(giftSpend.select);
  useRequests(allFriendsRequested());
  // Where the response is lost, those that were given tell later whether this one was.
  useRequestIf(usePlayerSelector(gifts.select).status === 'idle', gifts.requested(null));
  useEffect(() => () => void dispatch(giftSpend.closed()), [dispatch]);
  if (gift?.isOpen && gift.result) return <GivenStep result={gift.result} onDone={onDone} />;
  return (
    <Loadable
      status={status}
      hasContent={friends.length > 0}
      skeleton={<Skeleton $height="240px" />}
      failed={{ title: t('friends.errorTitle'), onRetry: () => dispatch(allFriendsRequested()) }}
    >
      {friends.length > 0 ? (
        <GiftReview reward={reward} friends={friends} gift={gift} onLeave={onLeave} />
      ) : (
        <>
          <NextStepTitle>{t('gifts.question', { name: reward.name })}</NextStepTitle>
          <StepText>{t('gifts.nobody')}</StepText>
          <StepActions>
            <Button onClick={onLeave}>{t('payment.notNow')}</Button>
          </StepActions>
        </>
      )}
    </Loadable>
  );
}

interface GiftReviewProps extends Omit<GiftStepProps, 'onDone'> {
  friends: readonly { pid: string; nameOnPlatform: string }[];
  gift: GiftSpend | null;
}

function GiftReview({ reward, friends, gift, onLeave }: GiftReviewProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { rewardId, spaceId, name, value } = reward;
  // Another choice would be another gift, while this one may have been sent.
  const isFixed = gift?.subject.choice.rewardId === rewardId && (gift.status === 'loading' || gift.isUnsure);
  const [choice, setChoice] = useState<GiftChoice>(
    isFixed ? gift.subject.choice : { pid: '', rewardId, spaceId, message: 'forYou' },
  );
  const id = Object.values(choice).join(' ');
  const attempt = gift?.subject.id === id || gift?.status === 'loading' ? gift : null;
  const friendField = useRef<HTMLSelectElement>(null);
  const [wasMissed, setWasMissed] = useState(false);
  const confirm = () => {
    if (choice.pid === '') {
      // Before the focus comes to the field, which says it.
      flushSync(() => setWasMissed(true));
      friendField.current?.focus();
      return;
    }
    dispatch(giftSpend.opened({ id, choice }));
    dispatch(giftSpend.requested());
  };
  return (
    <SpendReview
      question={t('gifts.question', { name })}
      isNextStep
      fields={
        <Stack $gap={4} $above={4}>
          <Select
            ref={friendField}
            required
            label={t('gifts.friend')}
            error={wasMissed && choice.pid === '' && t('gifts.friendMissing')}
            options={[
              { value: '', label: t('gifts.choose') },
              ...friends.map((friend) => ({ value: friend.pid, label: friend.nameOnPlatform })),
            ]}
            value={choice.pid}
            disabled={isFixed}
            onChange={(pid) => setChoice({ ...choice, pid })}
          />
          <Select
            label={t('gifts.message')}
            options={messages.map((value) => ({ value, label: t(`gifts.message.${value}`) }))}
            value={choice.message}
            disabled={isFixed}
            onChange={(message) => setChoice({ ...choice, message })}
          />
        </Stack>
      }
      price={value}
      spend={attempt}
      failureTexts={failureTexts}
      note={<StepText>{t('gifts.terms')}</StepText>}
      working="payment.verify.sending"
      action="gift-pay"
      onConfirm={confirm}
      onLeave={onLeave}
    />
  );
}

function GivenStep({ result: { gift }, onDone }: { result: GivenGift; onDone: () => void }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  return (
    <>
      <NextStepTitle>{t('gifts.given')}</NextStepTitle>
      <StepText>
        {t('gifts.givenUntil', { name: gift.nameOnPlatform, date: formatDay(gift.acceptUntil, { hasTime: true }) })}
      </StepText>
      <StepLines>
        <SpendSummary used={gift.units} />
      </StepLines>
      <StepActions>
        <DoneButton onClick={onDone} />
      </StepActions>
    </>
  );
}

/** Codes: docs/contracts/club-calls.md, Gifts. */
const failureTexts: FailureTexts = {
  1100: 'gifts.limit',
  2001: 'rewards.claim.tooDear',
  2034: 'gifts.tooNew',
  2035: 'gifts.cannot',
  unsure: 'gifts.unsure',
  failed: 'gifts.failed',
};
