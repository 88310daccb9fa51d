import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { Failure } from '../../../services/http/errors';
import { lastBankInstant, stepErrorOf, targetOf } from '../../../store/challenges/rules';
import { measured } from '../../measuring/measured';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { useFocusKept } from '../../ui/focus/useFocusKept';
import { Icon } from '../../ui/icons/Icon';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { formatTimeLeft } from '../../ui/time/formatDuration';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';

export interface ChallengeStepProps {
  challenge: Challenge;
  /** The id of the challenge's name: its buttons have the words of all others. */
  nameId: string;
  isPending: boolean;
  failure: Failure | null;
  onActivate: () => void;
  onBank: () => void;
}

/** A message says what is banked already, because the row goes. */
const failureMessages = {
  banked: null,
  incomplete: 'challenges.failed.incomplete',
  expired: 'challenges.failed.expired',
  failed: 'challenges.failed',
} as const;

export function ChallengeStep({ failure, ...step }: ChallengeStepProps) {
  const t = useTexts();
  const ref = useFocusKept<HTMLDivElement>();
  const message = failure && failureMessages[stepErrorOf(failure)];
  return (
    <Stack $gap={2} ref={ref}>
      <StepContent {...step} />
      {message && (
        <Text role="alert" $type="fine" $color="bad">
          {t(message)}
        </Text>
      )}
    </Stack>
  );
}

function StepContent({ challenge, nameId, isPending, onActivate, onBank }: Omit<ChallengeStepProps, 'failure'>) {
  const t = useTexts();
  const { status, progress, reward } = challenge;
  switch (status) {
    case 'completed':
      return (
        <>
          <Button
            isFull
            aria-describedby={nameId}
            working={isPending && t('challenges.banking')}
            onClick={onBank}
            {...measured('bank')}
          >
            {t('challenges.bank', { units: reward.units })}
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
            aria-describedby={nameId}
            working={isPending && t('challenges.activating')}
            onClick={onActivate}
            {...measured('activate')}
          >
            {t('challenges.activate')}
          </Button>
          <TimeLeft challenge={challenge} />
        </>
      );
    case 'active':
      return (
        <>
          <StepStatus>{t('challenges.progress', { progress, target: targetOf(challenge) })}</StepStatus>
          <TimeLeft challenge={challenge} />
          <OwnContribution challenge={challenge} />
        </>
      );
    case 'banked':
      return (
        <StepStatus data-good>
          <Icon name="check" size="small" />
          {t('challenges.banked')}
        </StepStatus>
      );
    case 'expired':
      return <StepStatus>{t('challenges.over')}</StepStatus>;
  }
}

function OwnContribution({ challenge: { contribution } }: { challenge: Challenge }) {
  const t = useTexts();
  if (contribution === null) return null;
  return (
    <StepNote>
      {contribution > 0 ? t('challenges.community.part', { count: contribution }) : t('challenges.community.noPart')}
    </StepNote>
  );
}

/** The last minute for banking, in the browser's time zone: a day alone would be a few hours too long in most zones. */
function BankDeadline({ challenge: { bankUntil } }: { challenge: Challenge }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  const now = useNow();
  if (bankUntil === null) return null;
  // Until the year is known, the day has it, and may take a second line.
  if (now === null) return <StepNote />;
  const date = formatDay(lastBankInstant(bankUntil), { month: 'short', hasTime: true });
  return <StepNote>{t('challenges.bankBy', { date })}</StepNote>;
}

function TimeLeft({ challenge: { endDate } }: { challenge: Challenge }) {
  const intl = useIntl();
  const t = useTexts();
  const now = useNow();
  if (endDate === null) {
    return <StepNote>{t('challenges.noLimit')}</StepNote>;
  }
  if (now === null) return <StepNote />;
  return (
    <StepNote>
      <Icon name="clock" size="small" />
      <span>{formatTimeLeft(endDate, now, intl)}</span>
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
