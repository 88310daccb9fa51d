import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import type { Failure } from '../../services/http/errors';
import type { LotUse } from '../../store/units/rules';
import { daysUntil } from '../../store/units/rules';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useNow } from '../ui/useNow';
import { claimMessages, claimTemplates } from './claim.messages';
import { LotsBar } from './ClaimDialog.LotsBar';
import { Lot, Lots } from './ClaimDialog.styles';
import { failureMessage } from './claimFailure';
import { End, Good, Legend, Question, Sum, Trouble } from './ClaimDialog.Review.styles';

interface ReviewStepProps {
  reward: Reward;
  preview: { price: number; before: number; after: number; lots: LotUse[] } | null;
  isBalanceUnknown: boolean;
  isSending: boolean;
  failure: Failure | null;
  onClaim: () => void;
  onLeave: () => void;
}

/** What a claim would do: which lots pay, and what remains. The button names the price. */
export function ReviewStep({
  reward,
  preview,
  isBalanceUnknown,
  isSending,
  failure,
  onClaim,
  onLeave,
}: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const missing = preview ? Math.max(0, -preview.after) : 0;
  return (
    <>
      <Question>
        <FormattedMessage {...claimTemplates.question} values={{ price: reward.value, name: reward.name }} />
      </Question>
      {preview && missing === 0 && <Payment {...preview} />}
      {!preview && isBalanceUnknown && (
        <Trouble role="alert">
          <FormattedMessage {...claimMessages.balanceUnknown} />
        </Trouble>
      )}
      {failure && (
        <Trouble role="alert">
          <Icon name="alert" size="normal" />
          <FormattedMessage {...failureMessage(failure)} />
        </Trouble>
      )}
      <End>
        <Button
          working={isSending && formatMessage(claimMessages.working)}
          disabledReason={missing > 0 ? formatMessage(claimTemplates.short, { missing }) : undefined}
          onClick={onClaim}
        >
          {failure ? (
            <FormattedMessage {...claimMessages.retry} />
          ) : (
            <FormattedMessage {...claimTemplates.use} values={{ price: reward.value }} />
          )}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          <FormattedMessage {...claimMessages.notNow} />
        </Button>
      </End>
    </>
  );
}

function Payment({ price, before, after, lots }: NonNullable<ReviewStepProps['preview']>) {
  const { formatMessage, formatDate } = useIntl();
  const used = lots.filter((lot) => lot.used > 0);
  const [first] = used;
  const isFirstSaved = first && first.expiresAt !== null && first.left === 0;
  return (
    <>
      <Legend>
        <span>
          <FormattedMessage {...claimMessages.soonest} />
        </span>
        <span>
          <FormattedMessage {...claimTemplates.all} values={{ units: before }} />
        </span>
      </Legend>
      <LotsBar lots={lots} label={formatMessage(claimTemplates.bar, { price, units: before })} />
      <Lots>
        {used.slice(0, 3).map((lot) => (
          <UsedLot key={lot.expiresAt ?? 'never'} {...lot} />
        ))}
      </Lots>
      <Sum>
        <p>
          <FormattedMessage {...claimMessages.balance} />
          <b>
            <FormattedNumber value={before} />
          </b>
        </p>
        <Icon name="arrow" />
        <p>
          <FormattedMessage {...claimMessages.remains} />
          <b>
            <FormattedNumber value={after} />
          </b>
        </p>
      </Sum>
      {isFirstSaved && (
        <Good>
          <Icon name="check" size="normal" />
          <FormattedMessage
            {...claimTemplates.nothingLost}
            values={{ date: formatDate(first.expiresAt ?? '', { day: 'numeric', month: 'long', timeZone: 'UTC' }) }}
          />
        </Good>
      )}
    </>
  );
}

function UsedLot({ units, expiresAt, used, left }: LotUse) {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    <Lot>
      <b>
        {expiresAt === null ? (
          <FormattedMessage {...claimMessages.neverExpire} />
        ) : (
          <FormattedMessage
            {...claimTemplates.expire}
            values={{ date: formatDate(expiresAt, { day: 'numeric', month: 'long', timeZone: 'UTC' }) }}
          />
        )}
      </b>
      <strong>
        <FormattedNumber value={used} />
      </strong>
      <span>
        {expiresAt !== null && now !== null && (
          <FormattedMessage {...claimTemplates.inDays} values={{ days: daysUntil(expiresAt, now) }} />
        )}
      </span>
      <span>
        <FormattedMessage {...(left === 0 ? claimTemplates.allOf : claimTemplates.of)} values={{ units }} />
      </span>
    </Lot>
  );
}
