import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '../../services/club/types';
import type { Failure } from '../../services/http/errors';
import { targetOf } from '../../store/challenges/rules';
import { measured } from '../measuring/measured';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { useNow } from '../ui/time/useNow';
import { challengeMessages, challengeTemplates } from './challenges.messages';
import { Aside, Cell, State, Trouble } from './ChallengeRow.Step.styles';

export interface ChallengeStepProps {
  challenge: Challenge;
  isPending: boolean;
  failure: Failure | null;
  onActivate: () => void;
  onBank: () => void;
}

const hourMs = 60 * 60 * 1000;
const endedStatus = 410;

/** The last cell of a challenge's row: bank, activate, how far it is, or that it is over. */
export function ChallengeStepCell({ failure, ...step }: ChallengeStepProps) {
  const ref = useFocusKept<HTMLDivElement>();
  return (
    <Cell ref={ref}>
      <StepNow {...step} />
      {failure && (
        <Trouble role="alert">
          <FormattedMessage
            {...(failure.status === endedStatus ? challengeMessages.failedExpired : challengeMessages.failed)}
          />
        </Trouble>
      )}
    </Cell>
  );
}

function StepNow({ challenge, isPending, onActivate, onBank }: Omit<ChallengeStepProps, 'failure'>) {
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
          <BankBy challenge={challenge} />
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
          <State>
            <FormattedMessage {...challengeTemplates.progress} values={{ progress, target: targetOf(challenge) }} />
          </State>
          <TimeLeft challenge={challenge} />
          <OwnPart challenge={challenge} />
        </>
      );
    case 'banked':
      return (
        <State data-good>
          <Icon name="check" size="small" />
          <FormattedMessage {...challengeMessages.banked} />
        </State>
      );
    case 'expired':
      return (
        <State>
          <FormattedMessage {...challengeMessages.over} />
        </State>
      );
  }
}

/** What the player did of what all players do. */
function OwnPart({ challenge: { contribution } }: { challenge: Challenge }) {
  if (contribution === null) return null;
  return (
    <Aside>
      {contribution > 0 ? (
        <FormattedMessage {...challengeTemplates.yourPart} values={{ count: contribution }} />
      ) : (
        <FormattedMessage {...challengeMessages.yourPartMissing} />
      )}
    </Aside>
  );
}

/** The last day on which it can be banked, on the reader's own clock: at `bankUntil` itself it is too late. */
function BankBy({ challenge: { bankUntil } }: { challenge: Challenge }) {
  const { formatDate } = useIntl();
  if (bankUntil === null) return null;
  const lastMoment = Date.parse(bankUntil) - 1;
  return (
    <Aside>
      <FormattedMessage
        {...challengeTemplates.bankBy}
        values={{ date: formatDate(lastMoment, { weekday: 'short', day: 'numeric', month: 'short' }) }}
      />
    </Aside>
  );
}

function TimeLeft({ challenge: { endDate } }: { challenge: Challenge }) {
  const now = useNow();
  if (endDate === null) {
    return (
      <Aside>
        <FormattedMessage {...challengeMessages.noLimit} />
      </Aside>
    );
  }
  if (now === null) return <Aside />;
  const hours = Math.max(0, Math.floor((Date.parse(endDate) - now) / hourMs));
  return (
    <Aside>
      <Icon name="clock" size="small" />
      <FormattedMessage {...challengeTemplates.daysLeft} values={{ days: Math.floor(hours / 24), hours: hours % 24 }} />
    </Aside>
  );
}
