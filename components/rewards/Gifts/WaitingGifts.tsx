import { useId } from 'react';
import styled from 'styled-components';
import type { Gift } from '../../../services/club/gifts';
import { answerGift, gifts } from '../../../store/rewards/gifts/tasks';
import { isEmailUnverified } from '../../../store/support/failures';
import { usePlayerSelector } from '../../../store/support/hooks';
import { useTask } from '../../../store/support/useTask';
import { PopupTexts } from '../../popups/PopupTexts';
import { failureText } from '../../ui/text/failureText';
import { PoliciesNotice } from '../../profile/PoliciesNotice';
import { VerifyEmail } from '../../spend/VerifyEmail';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { ConfirmButton } from '../../ui/buttons/ConfirmButton';
import { useQuestion } from '../../ui/buttons/useQuestion';
import { guardPresses } from '../../ui/buttons/guardPresses';
import { Skeletons } from '../../ui/feedback/Skeleton';
import { takeFocus } from '../../ui/focus/rememberFocus';
import { useFocusKept } from '../../ui/focus/useFocusKept';
import { Cluster } from '../../ui/layout/Cluster';
import { SectionHead } from '../../ui/sections/SectionHead';
import { ErrorText } from '../../ui/text/ErrorText';
import { type PlainTextId, useTexts } from '../../ui/text/useTexts';
import { useFormatDay } from '../../ui/time/useFormatDay';

/** The gifts of friends that the player accepts or declines here; nothing without one. */
export function WaitingGifts() {
  const { data } = usePlayerSelector(gifts.select);
  const waiting = (data ?? []).filter(({ isGiven, state }) => !isGiven && state === 'waiting');
  // Few players have a gift: its texts are not among those of the page.
  return (
    waiting.length > 0 && (
      <PopupTexts skeleton={<Skeletons count={waiting.length} $height="300px" $radius={tokens.radius.card} />}>
        <GiftList waiting={waiting} />
      </PopupTexts>
    )
  );
}

function GiftList({ waiting }: { waiting: readonly Gift[] }) {
  const t = useTexts();
  const ref = useFocusKept<HTMLUListElement>();
  return (
    <section ref={guardPresses} aria-label={t('gifts.waiting')}>
      <SectionHead title={t('gifts.waiting')} />
      <PoliciesNotice />
      <ul ref={ref}>
        {waiting.map((gift) => (
          <WaitingGift key={gift.giftId} gift={gift} />
        ))}
      </ul>
    </section>
  );
}

/** Declining needs a second press: the gift goes back, and its giver is told, at once. */
function WaitingGift({ gift }: { gift: Gift }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  const id = useId();
  const { status, failure, input, run } = useTask(answerGift);
  const { isAsking, ask, keep, Ask, askRef } = useQuestion();
  const { name, nameOnPlatform, message, gameTitle, imageUrl, acceptUntil } = gift;
  const unlessSending = (turn: () => void) => () => {
    if (status !== 'loading') turn();
  };
  // Its words are those of every gift.
  const described = { 'aria-describedby': `${id}name ${id}origin` };
  const answer = (isAccepted: boolean) => ({
    working: status === 'loading' && input?.[1] === isAccepted && t('profile.name.saving'),
    onClick: () => void run(gift, isAccepted),
    ...described,
  });
  // Until the list is read again.
  if (status === 'loaded') return null;
  return (
    <GiftRow>
      {imageUrl !== null && <img src={imageUrl} width="96" height="96" alt="" />}
      <div>
        <h3 id={`${id}name`}>{name}</h3>
        <p id={`${id}origin`}>{t('gifts.from', { name: nameOnPlatform, game: gameTitle })}</p>
        <blockquote>{t(`gifts.message.${message}`)}</blockquote>
        <p>{t('gifts.until', { date: formatDay(acceptUntil, { hasTime: true }) })}</p>
        {failure &&
          (isEmailUnverified(failure) ? (
            <VerifyEmail role="alert">{t('payment.verify.again')}</VerifyEmail>
          ) : (
            <ErrorText>{t(rejectionMessages[failure.code] ?? failureText(failure, 'autoBank.failed'))}</ErrorText>
          ))}
        {isAsking && (
          <b role="alert" style={{ display: 'block', marginTop: tokens.space[3] }}>
            {t('gifts.ask', { name: nameOnPlatform })}
          </b>
        )}
        {isAsking ? (
          <Cluster key="answer" $gap={[2, 3]} $above={4}>
            <ConfirmButton ref={takeFocus} onClick={unlessSending(keep)}>
              {t('payment.notNow')}
            </ConfirmButton>
            <ConfirmButton variant="outline" {...answer(false)}>
              {t('requests.decline')}
            </ConfirmButton>
          </Cluster>
        ) : (
          <Cluster $gap={[2, 3]} $above={4}>
            <Button {...answer(true)}>{t('requests.accept')}</Button>
            <Ask ref={askRef} variant="outline" {...described} onClick={unlessSending(ask)}>
              {t('requests.decline')}
            </Ask>
          </Cluster>
        )}
      </div>
    </GiftRow>
  );
}

/** Texts by the publisher's error code (docs/contracts/club-calls.md, Gifts). */
const rejectionMessages: Record<string, PlainTextId> = {
  1003: 'gifts.over',
  2002: 'gifts.already',
  2003: 'gifts.locked',
  2007: 'gifts.over',
  2026: 'gifts.policies',
  2036: 'gifts.over',
};

const GiftRow = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[5]} 0;
  border-top: 1px solid ${tokens.on.hairline};

  h3 {
    ${text.rowTitle}
  }
  p {
    color: ${tokens.on.muted};
  }
  blockquote {
    margin: ${tokens.space[2]} 0;
  }
`;
