import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { daysUntil, type LotUse, type PaymentPreview } from '../../store/units/rules';
import { Icon } from '../ui/icons/Icon';
import { Skeleton } from '../ui/feedback/Skeleton';
import { useNow } from '../ui/time/useNow';
import { paymentMessages, paymentTemplates } from './payment.messages';
import { Line, Lines } from './PaymentLines';
import { LotsBar } from './PaymentReview.LotsBar';
import { Good, Legend, Sum } from './PaymentReview.styles';

/** Lots that have a line of their own; where there are more, the later ones share the last. */
const mostNamed = 3;

/** Which lots pay, soonest to expire first, and the balance before and after. */
export function PaymentLots({ price, before, after, lots }: PaymentPreview) {
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
          <FormattedMessage {...paymentMessages.soonest} />
        </span>
        <span>
          <FormattedMessage {...paymentTemplates.all} values={{ units: before }} />
        </span>
      </Legend>
      <LotsBar lots={lots} label={formatMessage(paymentTemplates.bar, { price, units: before })} />
      <Lines>
        {named.map((lot) => (
          <UsedLot key={lot.expiresAt ?? 'never'} {...lot} />
        ))}
        {later.length > 0 && <LaterLots lots={later} />}
      </Lines>
      <Sum>
        <p>
          <FormattedMessage {...paymentMessages.balance} />
          <b>
            <FormattedNumber value={before} />
          </b>
        </p>
        <Icon name="arrow" />
        <p>
          <FormattedMessage {...paymentMessages.remains} />
          <b>
            <FormattedNumber value={after} />
          </b>
        </p>
      </Sum>
      {isFirstSaved && (
        <Good>
          <Icon name="check" size="normal" />
          <FormattedMessage
            {...paymentTemplates.nothingLost}
            values={{ date: formatDate(first.expiresAt ?? '', { day: 'numeric', month: 'long', timeZone: 'UTC' }) }}
          />
        </Good>
      )}
    </>
  );
}

/** The lots that go last, in one line. */
function LaterLots({ lots }: { lots: readonly LotUse[] }) {
  return (
    <Line>
      <b>
        <FormattedMessage {...paymentTemplates.later} values={{ count: lots.length }} />
      </b>
      <strong>
        <FormattedNumber value={lots.reduce((sum, { used }) => sum + used, 0)} />
      </strong>
    </Line>
  );
}

/** The bar, a lot and the sums while the balance is on its way. */
export const LotsSkeleton = () => (
  <>
    <Legend>
      <FormattedMessage {...paymentMessages.soonest} />
    </Legend>
    <Skeleton $height="36px" />
    <Lines>
      <Line>
        <Skeleton $width="14ch" $height="48px" />
        <Skeleton $width="6ch" $height="48px" />
      </Line>
    </Lines>
  </>
);

function UsedLot({ units, expiresAt, used, left }: LotUse) {
  const { formatDate } = useIntl();
  const now = useNow();
  return (
    <Line>
      <b>
        {expiresAt === null ? (
          <FormattedMessage {...paymentMessages.neverExpire} />
        ) : (
          <FormattedMessage
            {...paymentTemplates.expire}
            values={{ date: formatDate(expiresAt, { day: 'numeric', month: 'long', timeZone: 'UTC' }) }}
          />
        )}
      </b>
      <strong>
        <FormattedNumber value={used} />
      </strong>
      <span>
        {expiresAt !== null && now !== null && (
          <FormattedMessage {...paymentTemplates.inDays} values={{ days: daysUntil(expiresAt, now) }} />
        )}
      </span>
      <span>
        <FormattedMessage {...(left === 0 ? paymentTemplates.allOf : paymentTemplates.of)} values={{ units }} />
      </span>
    </Line>
  );
}
