import type { MetricsAction, MetricsPlace } from './metricsActions';

/** Prefix of the attribute names (spec 9, Analytics). */
export const attributePrefix = 'data-metrics';

/** The attributes of a measured control, or of an element around such: `<Button {...measured('join')}>`. */
export const measured = (action: MetricsAction, place?: MetricsPlace) => ({
  [`${attributePrefix}-action`]: action,
  ...(place && measuredPlace(place)),
});

/** The attribute of a part of the page: the place of the actions in it that have none of their own. */
export const measuredPlace = (place: MetricsPlace) => ({ [`${attributePrefix}-place`]: place });
