import { useIntl } from 'react-intl';
import { useTexts } from '../text/useTexts';

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
