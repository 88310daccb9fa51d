import { useEffect } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Claim, UndoneClaim } from '../../../services/club/claims';
import type { Failure } from '../../../services/http/errors';
import { returningUnits } from '../../../store/rewards/claimUndo/rules';
import { undoSpend, type UndoSpend } from '../../../store/spend/slice';
import { playerRewardsRequested } from '../../../store/rewards/slice';
import { selectReward } from '../../../store/rewards/selectors';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { ConfirmButton } from '../../spend/ConfirmButton';
import { spendMessages } from '../../spend/spend.messages';
import { FailureNotice } from '../../spend/SpendReview';
import { StepLine, StepLines, StepTitle } from '../../spend/Step.styles';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Modal } from '../../ui/dialogs/Modal';
import { lastZone } from '../../ui/time/lastZone';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { claimTemplates } from '../ClaimDialog/claim.messages';
import { WishToggle } from '../ClaimDialog/WishToggle';
import { undoMessages, undoTemplates } from './undo.messages';

/** Undoes a claim in two steps: what comes back and until when it is good, then the balance and the wishlist. */
export function OpenUndoDialog({ open }: { open: UndoSpend }) {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const { subject, status, result } = open;
  const close = () => dispatch(undoSpend.closed());
  return (
    <Modal
      isOpen
      onClose={close}
      isBusy={status === 'loading'}
      title={formatMessage(undoMessages.undo)}
      isTitleHidden
      closeLabel={formatMessage(spendMessages.close)}
    >
      {result ? (
        <UndoneStep claim={subject.claim} result={result} onDone={close} />
      ) : (
        <ReviewStep open={open} onConfirm={() => dispatch(undoSpend.requested())} onLeave={close} />
      )}
    </Modal>
  );
}

interface ReviewStepProps {
  open: UndoSpend;
  onConfirm: () => void;
  onLeave: () => void;
}

function ReviewStep({ open: { subject, status, failure }, onConfirm, onLeave }: ReviewStepProps) {
  const { claim } = subject;
  const { formatMessage } = useIntl();
  const isSending = status === 'loading';
  return (
    <>
      <StepTitle>
        <FormattedMessage {...undoTemplates.question} values={{ units: claim.units, name: claim.name }} />
      </StepTitle>
      <ReturningLines claim={claim} />
      {claim.code !== null && (
        <Note>
          <FormattedMessage {...undoMessages.code} />
        </Note>
      )}
      {failure && (
        <FailureNotice>
          <FormattedMessage {...failureMessage(failure)} />
        </FailureNotice>
      )}
      <UndoActions>
        <ConfirmButton working={isSending && formatMessage(undoMessages.working)} onClick={onConfirm}>
          <FormattedMessage {...(failure ? spendMessages.retry : undoMessages.undo)} />
        </ConfirmButton>
        <Button variant="outline" aria-disabled={isSending || undefined} onClick={isSending ? undefined : onLeave}>
          <FormattedMessage {...undoMessages.keep} />
        </Button>
      </UndoActions>
    </>
  );
}

/** The lots that the Units return to. Those that have expired since are named apart: they come back for 30 days, once. */
function ReturningLines({ claim: { undo } }: { claim: Claim }) {
  const formatDay = useFormatDay();
  const now = useNow();
  if (undo === null || now === null) return null;
  const { kept, renewed, gone } = returningUnits(undo, now);
  return (
    <>
      {kept.length > 0 && (
        <StepLines>
          {kept.map(({ units, expiresAt }) => (
            <StepLine key={expiresAt}>
              <b>
                {expiresAt === null ? (
                  <FormattedMessage {...claimTemplates.usedLasting} values={{ units }} />
                ) : (
                  <FormattedMessage
                    {...claimTemplates.usedDue}
                    values={{ units, date: formatDay(expiresAt, { timeZone: lastZone }) }}
                  />
                )}
              </b>
              <strong>
                <FormattedNumber value={units} signDisplay="always" />
              </strong>
            </StepLine>
          ))}
        </StepLines>
      )}
      {renewed > 0 && (
        <Note>
          <FormattedMessage {...undoTemplates.renewed} values={{ units: renewed }} />
        </Note>
      )}
      {gone > 0 && (
        <Note>
          <FormattedMessage {...undoTemplates.gone} values={{ units: gone }} />
        </Note>
      )}
    </>
  );
}

function UndoneStep({ claim, result, onDone }: { claim: Claim; result: UndoneClaim; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const formatDay = useFormatDay();
  const reward = usePlayerSelector((state) => selectReward(state, claim.rewardId));
  const isMissing = reward === null;
  // The Units history has no rewards, and the wishlist takes a whole one.
  useEffect(() => {
    if (isMissing) dispatch(playerRewardsRequested());
  }, [dispatch, isMissing]);
  return (
    <div role="status">
      <StepTitle>
        <FormattedMessage {...undoTemplates.done} values={{ units: result.units }} />
      </StepTitle>
      <StepLines>
        <StepLine>
          <b>
            <FormattedMessage {...spendMessages.balanceNow} />
          </b>
          <strong>
            <FormattedNumber value={result.unitBalance} />
          </strong>
        </StepLine>
      </StepLines>
      {result.renewedUntil !== null && (
        <Note>
          <FormattedMessage
            {...undoTemplates.renewedUntil}
            values={{ date: formatDay(result.renewedUntil, { timeZone: lastZone }) }}
          />
        </Note>
      )}
      <UndoActions>
        <Button onClick={onDone}>
          <FormattedMessage {...spendMessages.done} />
        </Button>
        {reward && <WishToggle reward={reward} />}
      </UndoActions>
    </div>
  );
}

/** Texts by the publisher's error code (docs/contracts/club-calls.md, Claims and wishes). */
const rejectionMessages: Record<string, keyof typeof undoMessages> = {
  2030: 'delivered',
  2031: 'refunded',
  2032: 'over',
  2033: 'needed',
};

const failureMessage = ({ code }: Failure) => undoMessages[rejectionMessages[code] ?? 'failed'];

const UndoActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;

  > :first-child {
    flex: 1;
  }
`;

const Note = styled.p`
  margin-top: 14px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.muted};
`;
