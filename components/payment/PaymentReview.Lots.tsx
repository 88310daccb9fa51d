import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { daysUntil, type LotUse, type PaymentPreview } from '../../store/units/rules';
import { Icon } from '../ui/icons/Icon';
import { Skeleton } from '../ui/feedback/Skeleton';
import { useNow } from '../ui/time/useNow';
import { spendMessages, spendTemplates } from './payment.messages';
import { StepLine, StepLines } from './PaymentLines';
import { LotsBar } from './PaymentReview.LotsBar';
import { NothingLostNote, Legend, BalanceChange } from './PaymentReview.styles';

/** Lots that have a line of their own; where there are more, the later ones share the last. */
const mostNamed = 3;

/** Which lots pay, soonest to expire first, and the balance before and after. */
export function SpendLots({ price, before, after, lots }: PaymentPreview) {
  const { formatMessage, formatDate } = useIntl();
  const used = lots.filter((lot) => lot.used > 0);
  const [first] = used;
  const named = used.length > mostNamed ? used.slice(0, mostNamed - 1) : used;
  const later = used.slice(named.length);
  const isFirstSaved = first && first.expiresAt !== null && first.left === 0;
  return (
    <>
      <Legend>
        <span>
          <FormattedMessage {...spendMessages.soonest} />
        </span>
        <span>
          <FormattedMessage {...spendTemplates.all} values={{ units: before }} />
        </span>
      </Legend>
      <LotsBar lots={lots} label={formatMessage(spendTemplates.bar, { price, units: before })} />
      <StepLines>
        {named.map((lot) => (
          <UsedLot key={lot.expiresAt ?? 'never'} {...lot} />
        ))}
        {later.length > 0 && <LaterLots lots={later} />}
      </StepLines>
      <BalanceChange>
        <p>
          <FormattedMessage {...spendMessages.balance} />
          <b>
            <FormattedNumber value={before} />
          </b>
        </p>
        <Icon name="arrow" />
        <p>
          <FormattedMessage {...spendMessages.remains} />
          <b>
            <FormattedNumber value={after} />
          </b>
        </p>
      </BalanceChange>
      {isFirstSaved && (
        <NothingLostNote>
          <Icon name="check" size="normal" />
          <FormattedMessage
            {...spendTemplates.nothingLost}
            values={{ date: formatDate(first.expiresAt ?? '', { day: 'numeric', month: 'long', timeZone: 'UTC' }) }}
          />
        </NothingLostNote>
      )}
    </>
  );
}

/** The lots that go last, in one line. */
function LaterLots({ lots }: { lots: readonly LotUse[] }) {
  return (
    <StepLine>
      <b>
        <FormattedMessage {...spendTemplates.later} values={{ count: lots.length }} />
      </b>
      <strong>
        <FormattedNumber value={lots.reduce((sum, { used }) => sum + used, 0)} />
      </strong>
    </StepLine>
  );
}

/** The bar, a lot and the sums while the balance is on its way. */
export const SpendLotsSkeleton = () => (
  <>
    <Legend>
      <FormattedMessage {...spendMessages.soonest} />
    </Legend>
    <Skeleton $height="36px" />
    <StepLines>
      <StepLine>
        <Skeleton $width="14ch" $height="48px" />
        <Skeleton $width="6ch" $height="48px" />
      </StepLine>
    </StepLines>
  </>
);

function UsedLot({ units, expiresAt, used, left }: LotUse) {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    <StepLine>
      <b>
        {expiresAt === null ? (
          <FormattedMessage {...spendMessages.neverExpire} />
        ) : (
          <FormattedMessage
            {...spendTemplates.expire}
            values={{ date: formatDate(expiresAt, { day: 'numeric', month: 'long', timeZone: 'UTC' }) }}
          />
        )}
      </b>
      <strong>
        <FormattedNumber value={used} />
      </strong>
      <span>
        {expiresAt !== null && now !== null && (
          <FormattedMessage {...spendTemplates.inDays} values={{ days: daysUntil(expiresAt, now) }} />
        )}
      </span>
      <span>
        <FormattedMessage {...(left === 0 ? spendTemplates.allOf : spendTemplates.of)} values={{ units }} />
      </span>
    </StepLine>
  );
}
