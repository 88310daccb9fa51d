import type { IntlShape } from 'react-intl';
import type { StatCard } from '../../services/club/types';
import { readableValue } from './statScale';
import { statsTemplates } from './stats.messages';

/** Units that `Intl` formats in every language. */
const units: Record<string, 'mile' | 'kilometer' | 'meter'> = { mi: 'mile', km: 'kilometer', m: 'meter' };

/** A statistic's value as text: '38 h', '61%', '7,440 mi', '1,902' (wire, StatCard). */
export function formatStat(card: Pick<StatCard, 'format' | 'value' | 'unit'>, intl: IntlShape): string {
  const { format, value, unit } = card;
  switch (format) {
    case 'LongTimespan':
      return formatTimespan(value, intl);
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

/** Whole hours; below one hour, minutes. */
function formatTimespan(seconds: number, { formatMessage }: IntlShape): string {
  const hours = readableValue({ format: 'LongTimespan', value: seconds });
  return hours >= 1 || seconds === 0
    ? formatMessage(statsTemplates.hours, { hours: Math.floor(hours) })
    : formatMessage(statsTemplates.minutes, { minutes: Math.max(1, Math.round(seconds / 60)) });
}

const withUnit = (figure: string, unit: string | null, { formatMessage }: IntlShape) =>
  unit === null ? figure : formatMessage(statsTemplates.counted, { figure, unit });
