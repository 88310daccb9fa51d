import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { usePlayerSelector } from '../../../store/support/hooks';
import { selectNextExpiry, selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { soonDays, warningDays } from '../../../store/units/rules';
import { ClubLink } from '../../navigation/ClubLink';
import { when } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { Icon } from '../../ui/icons/Icon';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';
import { useNow } from '../../ui/time/useNow';
import { lastZone } from '../../ui/time/useFormatDay';

/** For screens whose header has no room for the next expiry. */
export function NextExpiryLine() {
  const now = useNow();
  const isKnown = usePlayerSelector(selectUnits) !== null;
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  const next = usePlayerSelector((state) => selectNextExpiry(state, now ?? 0));
  const isExpiring = now !== null && next !== null && next.days <= warningDays;
  if (hasFailed && !isKnown) return null;
  return (
    <OnSmallScreens>
      {isKnown && now !== null ? (
        <UnitsLink to={{ page: 'units' }}>
          <Icon name={isExpiring ? 'hourglass' : 'units'} size="small" />
          <ExpiryText now={now} />
          <Icon name="chevron" size="small" />
        </UnitsLink>
      ) : (
        <Skeleton $height={tokens.control.normal} $radius={tokens.radius.card} />
      )}
    </OnSmallScreens>
  );
}

function ExpiryText({ now }: { now: number }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  const next = usePlayerSelector((state) => selectNextExpiry(state, now));
  if (usePlayerSelector(selectUnits) === 0) return <span>{t('units.balance.none')}</span>;
  if (next === null) return <span>{t('units.balance.nothingExpires')}</span>;
  const { units, days, expiresAt } = next;
  if (days <= soonDays) {
    return (
      <span>
        <RichText id="shell.header.expiring" values={{ units, days }} />
      </span>
    );
  }
  const date = formatDate(expiresAt, { day: 'numeric', month: 'long', year: 'numeric', timeZone: lastZone });
  return <span>{t('units.balance.expireOn', { units, date })}</span>;
}

const OnSmallScreens = styled.div`
  margin-top: 20px;

  ${media.from.desktop} {
    display: none;
  }
`;

const UnitsLink = styled(ClubLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: ${tokens.control.normal};
  padding: 0 16px;
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
