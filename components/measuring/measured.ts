import type { MetricsAction, MetricsPlace } from './metricsActions';

/** Prefix of the attribute names (spec 9, Analytics). */
export const attributePrefix = 'data-metrics';

/** The attributes of a measured control: `<Button {...measured('join', 'header')}>`. */
export const measured = (action: MetricsAction, place?: MetricsPlace) => ({
  [`${attributePrefix}-action`]: action,
  ...(place && { [`${attributePrefix}-place`]: place }),
});
