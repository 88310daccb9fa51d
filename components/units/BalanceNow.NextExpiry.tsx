import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useAppSelector } from '../../store/support/hooks';
import { selectNextExpiry } from '../../store/units/selectors';
import { tokens } from '../theme/tokens';
import { useNow } from '../ui/time/useNow';
import { playerMessages, playerTemplates } from './player.messages';

const noBreak = '\u00a0';

/** What of the balance expires next, in words. */
export function NextExpiry({ units }: { units: number }) {
  const { formatDate } = useIntl();
  const now = useNow();
  const next = useAppSelector((state) => (now === null ? null : selectNextExpiry(state, now)));
  if (next === null) {
    return (
      <Words>
        <FormattedMessage {...(units === 0 ? playerMessages.none : playerMessages.nothingExpires)} />
      </Words>
    );
  }
  const isThisYear = new Date(now ?? 0).getUTCFullYear() === new Date(next.expiresAt).getUTCFullYear();
  const date = formatDate(next.expiresAt, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).replaceAll(' ', noBreak);
  return (
    <Words>
      <FormattedMessage
        {...playerTemplates.next}
        values={{ units: next.units, days: next.days, date, b: (parts) => <b key="what">{parts}</b> }}
      />
    </Words>
  );
}

const Words = styled.p`
  max-width: 38ch;
  margin-top: 24px;
  font-size: ${tokens.size.rowTitle};
  line-height: 1.5;
  text-wrap: balance;

  b {
    color: ${tokens.on.gold};
  }
`;
