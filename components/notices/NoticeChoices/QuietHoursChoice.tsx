import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { QuietHours } from '../../../services/club/notices';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Select } from '../../ui/fields/Select';
import { Toggle } from '../../ui/fields/Toggle';
import { quietTexts } from './noticeChoices.messages';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface QuietHoursChoiceProps {
  quietHours: QuietHours;
  onChoose: (quietHours: QuietHours) => void;
}

/** Whether there are quiet hours, from when until when, and in which time zone. */
export function QuietHoursChoice({ quietHours, onChoose }: QuietHoursChoiceProps) {
  const { formatMessage, formatTime } = useIntl();
  const { isOn, from, until, timeZone } = quietHours;
  const times = hours.map((hour) => ({
    value: String(hour),
    label: formatTime(Date.UTC(2024, 0, 1, hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  }));
  return (
    <>
      <Toggle checked={isOn} onChange={({ target }) => onChoose({ ...quietHours, isOn: target.checked })}>
        <FormattedMessage {...quietTexts.label} />
        <Note>
          <FormattedMessage {...quietTexts.line} />
        </Note>
      </Toggle>
      {isOn && (
        <Fields>
          <Select
            label={formatMessage(quietTexts.from)}
            options={times}
            value={String(from)}
            onChange={(hour) => onChoose({ ...quietHours, from: Number(hour) })}
          />
          <Select
            label={formatMessage(quietTexts.until)}
            options={times}
            value={String(until)}
            onChange={(hour) => onChoose({ ...quietHours, until: Number(hour) })}
          />
          <Select
            label={formatMessage(quietTexts.zone)}
            options={zonesWith(timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            value={timeZone}
            onChange={(zone) => onChoose({ ...quietHours, timeZone: zone })}
          />
        </Fields>
      )}
    </>
  );
}

/** Every time zone of the browser, and the player's, which may have a newer or older name. */
const zonesWith = (timeZone: string) => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone].toSorted()),
];

const Note = styled.span`
  ${text.small}
  display: block;
  color: ${tokens.on.muted};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 2fr;
  gap: ${tokens.space[4]};

  ${media.below.tablet} {
    grid-template-columns: 1fr 1fr;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
