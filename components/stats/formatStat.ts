import type { IntlShape } from 'react-intl';
import type { StatCard } from '../../services/clubWebsite/stats';
import { messageOf } from '../ui/text/useTexts';
import { formatDuration } from '../ui/time/formatDuration';

/** Units that `Intl` formats in every language. */
const units: Record<string, 'mile' | 'kilometer' | 'meter'> = { mi: 'mile', km: 'kilometer', m: 'meter' };

/** A statistic's value as text: '38 hr', '61%', '7,440 mi', '1,902' (wire, StatCard). */
export function formatStat(card: Pick<StatCard, 'format' | 'value' | 'unit'>, intl: IntlShape): string {
  const { format, value, unit } = card;
  switch (format) {
    case 'LongTimespan':
      return formatDuration(value, intl, { largest: 'hour' });
    case 'Percentage':
      return intl.formatNumber(value / 100, { style: 'percent' });
    case 'Decimal':
      return withUnit(intl.formatNumber(value, { maximumFractionDigits: 1 }), unit, intl);
    case 'Distance': {
      const known = unit === null ? undefined : units[unit];
      const rounded = { maximumFractionDigits: 0 };
      return known === undefined
        ? withUnit(intl.formatNumber(value, rounded), unit, intl)
        : intl.formatNumber(value, { ...rounded, style: 'unit', unit: known, unitDisplay: 'short' });
    }
    default:
      return withUnit(intl.formatNumber(value, { maximumFractionDigits: 0 }), unit, intl);
  }
}

const withUnit = (figure: string, unit: string | null, { formatMessage }: IntlShape) =>
  unit === null ? figure : formatMessage(messageOf('stats.counted'), { figure, unit });
