import type { StatCard } from '../../services/clubWebsite/stats';

/** Where a figure stands on the scale it is drawn on. */
export interface StatScale {
  /** From 0 to 1. */
  position: number;
  /** The scale's even steps, ends included, in the figure's own unit. */
  marks: number[];
}

const secondsPerHour = 3600;
const percentMarks = [0, 25, 50, 75, 100];
const fewestDecades = 2;

/** A statistic in the unit it is read in: timespans come in seconds and are read in hours. */
export const readableValue = ({ format, value }: Pick<StatCard, 'format' | 'value'>) =>
  format === 'LongTimespan' ? value / secondsPerHour : value;

/**
 * The scale of a statistic. Percentages lie between 0 and 100. Whatever grows without end lies on a scale of magnitudes,
 * like stars: 1, 10, 100 and so on, up to the first one that the figure has yet to reach.
 */
export function scaleOf(card: Pick<StatCard, 'format' | 'value'>): StatScale {
  const value = readableValue(card);
  if (card.format === 'Percentage') return { position: within(value / 100), marks: percentMarks };
  const decades = Math.max(fewestDecades, Math.floor(Math.log10(Math.max(1, value))) + 1);
  return {
    position: within(Math.log10(Math.max(1, value)) / decades),
    marks: Array.from({ length: decades + 1 }, (_, decade) => 10 ** decade),
  };
}

const within = (share: number) => Math.min(1, Math.max(0, share));
