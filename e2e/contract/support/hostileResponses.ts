import fc from 'fast-check';
import { isRecord } from '../../../services/http/parse';

/** A response of which one value, anywhere in it, is something else or missing. */
export function hostileVersionsOf(response: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(response);
  return fc
    .record({ place: fc.constantFrom(...places), value: fc.oneof(fc.jsonValue(), fc.constant(undefined)) })
    .map(({ place, value }) => replaced(response, place, value));
}

type Place = readonly (string | number)[];

/** Every value's place, the whole response first; of a list its first item stands for all. */
function placesIn(value: unknown, place: Place = []): Place[] {
  const inside = Array.isArray(value)
    ? value.slice(0, 1).flatMap((item) => placesIn(item, [...place, 0]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([name, item]) => placesIn(item, [...place, name]))
      : [];
  return [place, ...inside];
}

function replaced(value: unknown, [step, ...rest]: Place, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaced(item, rest, by) : item));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, by) } : value;
}
