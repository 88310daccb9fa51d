import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useTexts } from '../text/useTexts';
import { formatDuration, splitDuration } from './formatDuration';

interface CountdownProps {
  /** Milliseconds. */
  end: number;
  now: number;
}

/** Ends the sentence before it: "This week's challenges end in". */
export function Countdown({ end, now }: CountdownProps) {
  const intl = useIntl();
  const seconds = (end - now) / 1000;
  const { days, hours, minutes } = splitDuration(seconds);
  const figures = [
    { figure: String(days), unit: unitName(days, 'day', intl) },
    { figure: String(hours).padStart(2, '0'), unit: unitName(hours, 'hour', intl) },
    { figure: String(minutes).padStart(2, '0'), unit: unitName(minutes, 'minute', intl) },
  ];
  return (
    <div role="timer">
      <VisuallyHidden>{formatDuration(seconds, intl, { largest: 'day', unitDisplay: 'long' })}</VisuallyHidden>
      <Row aria-hidden>
        {figures.map(({ figure, unit }) => (
          <span key={unit}>
            <b>{figure}</b>
            {unit}
          </span>
        ))}
      </Row>
    </div>
  );
}

const unitName = (value: number, unit: string, { formatNumberToParts }: Pick<IntlShape, 'formatNumberToParts'>) =>
  formatNumberToParts(value, { style: 'unit', unit, unitDisplay: 'short' }).find(({ type }) => type === 'unit')
    ?.value ?? unit;

const Row = styled.div`
  display: flex;
  gap: 28px;

  span {
    display: grid;
    font: 500 ${tokens.size.fine} / 1.3 ${tokens.font.body};
    color: ${tokens.on.muted};
  }
  b {
    font: 600 2.5rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    color: ${tokens.on.text};
  }
`;

/** The end date as text, shown only without JavaScript, where no countdown can run. */
export function EndsOn({ timestamp }: { timestamp: string | number }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  const date = formatDate(timestamp, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return <noscript>{t('ui.endsOn', { date })}</noscript>;
}
