import type { StatCard } from '../../services/clubWebsite/stats';

export interface StatScale {
  /** From 0 to 1. */
  position: number;
  marks: number[];
}

const secondsPerHour = 3600;
const percentMarks = [0, 25, 50, 75, 100];
const fewestDecades = 2;

/**
 * The scale of a statistic. Percentages have a scale from 0 to 100. Other values have a logarithmic scale: 1, 10, 100
 * and so on, up to the first power of ten above the value. Timespans arrive in seconds and are shown in hours.
 */
export function scaleOf({ format, value: sent }: Pick<StatCard, 'format' | 'value'>): StatScale {
  const value = format === 'LongTimespan' ? sent / secondsPerHour : sent;
  if (format === 'Percentage') return { position: within(value / 100), marks: percentMarks };
  const decades = Math.max(fewestDecades, Math.floor(Math.log10(Math.max(1, value))) + 1);
  return {
    position: within(Math.log10(Math.max(1, value)) / decades),
    marks: Array.from({ length: decades + 1 }, (_, decade) => 10 ** decade),
  };
}

const within = (share: number) => Math.min(1, Math.max(0, share));
