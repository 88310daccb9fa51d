import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { Failure } from '../../../services/http/errors';
import { stepErrorOf, targetOf } from '../../../store/challenges/rules';
import { measured } from '../../measuring/measured';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { useFocusKept } from '../../ui/focus/useFocusKept';
import { Icon } from '../../ui/icons/Icon';
import { Stack } from '../../ui/layout/Stack';
import { formatTimeLeft } from '../../ui/time/formatTimeLeft';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { challengeMessages, challengeTemplates } from '../challenges.messages';

export interface ChallengeStepProps {
  challenge: Challenge;
  isPending: boolean;
  failure: Failure | null;
  onActivate: () => void;
  onBank: () => void;
}

const failureMessages = {
  banked: challengeMessages.failedBanked,
  incomplete: challengeMessages.failedIncomplete,
  expired: challengeMessages.failedExpired,
  failed: challengeMessages.failed,
};

/** The last cell of a challenge's row: its bank or activate button, its progress, or its final status. */
export function ChallengeStep({ failure, ...step }: ChallengeStepProps) {
  const ref = useFocusKept<HTMLDivElement>();
  return (
    <Stack $gap={2} ref={ref}>
      <StepContent {...step} />
      {failure && (
        <ErrorText role="alert">
          <FormattedMessage {...failureMessages[stepErrorOf(failure)]} />
        </ErrorText>
      )}
    </Stack>
  );
}

function StepContent({ challenge, isPending, onActivate, onBank }: Omit<ChallengeStepProps, 'failure'>) {
  const { formatMessage } = useIntl();
  const { status, progress, reward } = challenge;
  switch (status) {
    case 'completed':
      return (
        <>
          <Button
            isFull
            working={isPending && formatMessage(challengeMessages.banking)}
            onClick={onBank}
            {...measured('bank')}
          >
            <FormattedMessage {...challengeTemplates.bank} values={{ units: reward.units }} />
          </Button>
          <BankDeadline challenge={challenge} />
        </>
      );
    case 'available':
      return (
        <>
          <Button
            variant="outline"
            isFull
            working={isPending && formatMessage(challengeMessages.activating)}
            onClick={onActivate}
            {...measured('activate')}
          >
            <FormattedMessage {...challengeMessages.activate} />
          </Button>
          <TimeLeft challenge={challenge} />
        </>
      );
    case 'active':
      return (
        <>
          <StepStatus>
            <FormattedMessage {...challengeTemplates.progress} values={{ progress, target: targetOf(challenge) }} />
          </StepStatus>
          <TimeLeft challenge={challenge} />
          <OwnContribution challenge={challenge} />
        </>
      );
    case 'banked':
      return (
        <StepStatus data-good>
          <Icon name="check" size="small" />
          <FormattedMessage {...challengeMessages.banked} />
        </StepStatus>
      );
    case 'expired':
      return (
        <StepStatus>
          <FormattedMessage {...challengeMessages.over} />
        </StepStatus>
      );
  }
}

/** The player's part of a community challenge. */
function OwnContribution({ challenge: { contribution } }: { challenge: Challenge }) {
  if (contribution === null) return null;
  return (
    <StepNote>
      {contribution > 0 ? (
        <FormattedMessage {...challengeTemplates.yourPart} values={{ count: contribution }} />
      ) : (
        <FormattedMessage {...challengeMessages.yourPartMissing} />
      )}
    </StepNote>
  );
}

/** The last day for banking, in the browser's time zone. `bankUntil` is exclusive. */
function BankDeadline({ challenge: { bankUntil } }: { challenge: Challenge }) {
  const formatDay = useFormatDay();
  if (bankUntil === null) return null;
  const lastInstant = Date.parse(bankUntil) - 1;
  return (
    <StepNote>
      <FormattedMessage
        {...challengeTemplates.bankBy}
        values={{ date: formatDay(lastInstant, { weekday: 'short', month: 'short' }) }}
      />
    </StepNote>
  );
}

function TimeLeft({ challenge: { endDate } }: { challenge: Challenge }) {
  const intl = useIntl();
  const now = useNow();
  if (endDate === null) {
    return (
      <StepNote>
        <FormattedMessage {...challengeMessages.noLimit} />
      </StepNote>
    );
  }
  if (now === null) return <StepNote />;
  return (
    <StepNote>
      <Icon name="clock" size="small" />
      {formatTimeLeft(endDate, now, intl)}
    </StepNote>
  );
}

/* As high as its line also before the time is known. */
const StepNote = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 1lh;
  text-align: center;
  text-wrap: balance;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;

const StepStatus = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  font: 600 ${tokens.size.small} / 1.3 ${tokens.font.display};

  &[data-good] {
    color: ${tokens.on.good};
  }
`;

const ErrorText = styled.p`
  font-size: ${tokens.size.fine};
  line-height: 1.4;
  color: ${tokens.on.bad};
`;
