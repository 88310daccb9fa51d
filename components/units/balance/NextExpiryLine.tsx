import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectNextExpiry, selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { soonDays, warningDays } from '../../../store/units/rules';
import { ClubLink } from '../../navigation/ClubLink';
import { onlyBelow, when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { lastZone } from '../../ui/time/useFormatDay';

/** For screens whose header has no room for the next expiry. */
export function NextExpiryLine() {
  const now = useNow();
  const units = usePlayerSelector(selectUnits);
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  const next = usePlayerSelector((state) => selectNextExpiry(state, now ?? 0));
  if (hasFailed && units === null) return null;
  if (units === null || now === null) return <NextExpirySkeleton />;
  return (
    <OnSmallScreens>
      <UnitsLink to={{ page: 'units' }}>
        <Icon name={next && next.days <= warningDays ? 'hourglass' : 'units'} size="small" />
        <span>
          <ExpiryText balance={units} next={next} />
        </span>
        <Icon name="chevron" size="small" />
      </UnitsLink>
    </OnSmallScreens>
  );
}

export const NextExpirySkeleton = () => (
  <OnSmallScreens>
    <Skeleton $height={tokens.control.normal} $radius={tokens.radius.card} />
  </OnSmallScreens>
);

/** What of the balance expires next. */
export function ExpiryText({ balance, next }: { balance: number; next: ReturnType<typeof selectNextExpiry> }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  if (next === null) return t(balance === 0 ? 'units.balance.none' : 'units.balance.nothingExpires');
  const { units, days, expiresAt } = next;
  if (days <= soonDays) return <RichText id="shell.header.expiring" values={{ units, days }} />;
  const date = formatDate(expiresAt, { day: 'numeric', month: 'long', year: 'numeric', timeZone: lastZone });
  return t('units.balance.expireOn', { units, date });
}

const OnSmallScreens = styled.div`
  margin-top: 20px;

  ${onlyBelow('desktop')}
`;

const UnitsLink = styled(ClubLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: ${tokens.control.normal};
  padding: 8px 16px;
  border: 1px solid ${tokens.on.hairline};
  border-radius: ${tokens.radius.card};
  font-size: ${tokens.size.small};
  color: ${tokens.on.text};

  b {
    color: ${tokens.on.gold};
  }
  svg:first-child {
    color: ${tokens.on.gold};
  }
  svg:last-child {
    color: ${tokens.on.muted};
    transform: rotate(-90deg);
  }

  ${when.hovered} {
    background-color: ${tokens.on.hoverFill};
  }
`;
