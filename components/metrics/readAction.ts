import type { ObservedAction } from '../../store/metrics/slice';
import { metricsActions, metricsPlaces } from '../measuring/metricsActions';
import { attributePrefix } from '../measuring/measured';

/**
 * Reads the measured action of an event from the attributes of the nearest control; null for any other event. A select
 * counts on change, every other control on click.
 */
export function readAction({ type, target }: Event): ObservedAction | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(`[${attributePrefix}-action]`);
  if (!control || (type === 'change') !== control.matches('select')) return null;
  if (control.getAttribute('aria-disabled') === 'true') return null;
  const read = (name: string) => control.getAttribute(`${attributePrefix}-${name}`);
  const action = metricsActions.find((each) => each === read('action'));
  const place = metricsPlaces.find((each) => each === read('place')) ?? null;
  return action ? { action, place } : null;
}
