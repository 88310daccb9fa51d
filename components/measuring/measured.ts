import type { MetricsAction, MetricsPlace } from './metricsActions';

/** What the names of the attributes begin with (spec 9, Analytics). */
export const attributePrefix = 'data-metrics';

/** The attributes of a control whose use is measured: `<Button {...measured('join', 'header')}>`. */
export const measured = (action: MetricsAction, place?: MetricsPlace) => ({
  [`${attributePrefix}-action`]: action,
  ...(place && { [`${attributePrefix}-place`]: place }),
});
