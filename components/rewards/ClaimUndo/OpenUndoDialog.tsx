import styled from 'styled-components';
import type { Claim, UndoneClaim } from '../../../services/club/claims';
import { type ReturningUnits, returningUnits } from '../../../store/rewards/claimUndo/rules';
import { undoSpend, type UndoSpend } from '../../../store/spend/slice';
import { undoableClaims } from '../../../store/rewards/claimUndo/tasks';
import { playerRewardsRequested } from '../../../store/rewards/scopes';
import { selectReward } from '../../../store/rewards/selectors';
import { useAppDispatch, usePlayerSelector, useRequestIf } from '../../../store/support/hooks';
import { selectUnits } from '../../../store/units/selectors';
import { ConfirmButton } from '../../ui/buttons/ConfirmButton';
import { canRetry, type FailureTexts, failureTextOf } from '../../spend/SpendReview';
import { AmountLine, DoneButton, StepLines, StepNote, StepText, StepTitle, NextStepTitle } from '../../spend/Step';
import { useBackCloses } from '../../navigation/useBackCloses';
import { Button } from '../../ui/buttons/Button';
import { Modal } from '../../ui/dialogs/Modal';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone, useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { WishToggle } from '../Wishlist/WishButton';

export function OpenUndoDialog({ open }: { open: UndoSpend }) {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const { subject, status, result } = open;
  const isBusy = status === 'loading';
  const close = useBackCloses(true, () => dispatch(undoSpend.closed()), isBusy);
  const isMissing = usePlayerSelector((state) => selectReward(state, subject.claim.rewardId)) === null;
  // The Units history has no rewards: the wishlist takes a whole one, and its number tells whether an attempt was carried out.
  useRequestIf(isMissing, playerRewardsRequested());
  return (
    <Modal isOpen onClose={close} isBusy={isBusy} title={t('rewards.undo.action')} isTitleHidden>
      {result ? (
        <UndoneStep claim={subject.claim} result={result} onDone={close} />
      ) : (
        <ReviewStep open={open} onLeave={close} />
      )}
    </Modal>
  );
}

function ReviewStep({ open, onLeave }: { open: UndoSpend; onLeave: () => void }) {
  const dispatch = useAppDispatch();
  const t = useTexts();
  const { subject, status, failure } = open;
  const { claim } = subject;
  // Its name comes in another language once that is chosen in another tab.
  const listed = usePlayerSelector(undoableClaims.select).data?.find(({ claimId }) => claimId === claim.claimId);
  const now = useNow();
  const returning = claim.undo && now !== null ? returningUnits(claim.undo, now) : null;
  const isSending = status === 'loading';
  return (
    <>
      <StepTitle>
        {t('rewards.undo.question', { units: claim.units - (returning?.gone ?? 0), name: (listed ?? claim).name })}
      </StepTitle>
      {returning && <ReturningLines returning={returning} />}
      {claim.code !== null && <StepText>{t('rewards.undo.code')}</StepText>}
      {failure && <StepNote kind="bad">{t(failureTextOf(failure, failureTexts))}</StepNote>}
      <UndoActions>
        <ConfirmButton working={isSending && t('rewards.undo.working')} onClick={() => dispatch(undoSpend.requested())}>
          {t(failure && canRetry(failure, failureTexts) ? 'ui.tryAgain' : 'rewards.undo.action')}
        </ConfirmButton>
        <Button variant="outline" aria-disabled={isSending || undefined} onClick={isSending ? undefined : onLeave}>
          {t('rewards.undo.keep')}
        </Button>
      </UndoActions>
    </>
  );
}

/** Lots that have expired since are named apart: they come back for 30 days, once. */
function ReturningLines({ returning: { kept, renewed, gone } }: { returning: ReturningUnits }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  return (
    <>
      {kept.length > 0 && (
        <StepLines>
          {kept.map(({ units, expiresAt }) => (
            <AmountLine
              key={expiresAt}
              name={
                expiresAt === null
                  ? t('rewards.claim.usedLasting', { units })
                  : t('rewards.claim.usedDue', { units, date: formatDay(expiresAt, { timeZone: lastZone }) })
              }
              amount={units}
              isGain
            />
          ))}
        </StepLines>
      )}
      {renewed > 0 && <StepText>{t('rewards.undo.renewed', { units: renewed })}</StepText>}
      {gone > 0 && <StepText>{t('rewards.undo.gone', { units: gone })}</StepText>}
    </>
  );
}

function UndoneStep({ claim, result, onDone }: { claim: Claim; result: UndoneClaim; onDone: () => void }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  const units = usePlayerSelector(selectUnits);
  const reward = usePlayerSelector((state) => selectReward(state, claim.rewardId));
  return (
    <>
      <NextStepTitle>{t('rewards.undo.done', { units: result.units })}</NextStepTitle>
      <StepLines>
        <AmountLine name={t('payment.balanceNow')} amount={units ?? 0} />
      </StepLines>
      {result.renewedUntil !== null && (
        <StepText>
          {t('rewards.undo.renewedUntil', { date: formatDay(result.renewedUntil, { timeZone: lastZone }) })}
        </StepText>
      )}
      <UndoActions>
        <DoneButton onClick={onDone} />
        {reward && <WishToggle reward={reward} />}
      </UndoActions>
    </>
  );
}

/** Texts by the publisher's error code (docs/contracts/club-calls.md, Claims and wishes). */
const failureTexts: FailureTexts = {
  2030: 'rewards.undo.delivered',
  2031: 'rewards.undo.refunded',
  2032: 'rewards.undo.over',
  2033: 'rewards.undo.needed',
  unsure: 'shell.spend.unsureTitle',
  failed: 'rewards.undo.failed',
};

const UndoActions = styled(Cluster)`
  margin-top: 24px;

  > :first-child {
    flex-grow: 1;
  }
`;
