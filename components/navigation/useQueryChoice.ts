import { useAddressQuery } from './useAddressQuery';

/** One of some values that the address holds under a name; the first one stands for none. */
export function useQueryChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [value: Value, choose: (value: Value) => void] {
  const [query, change] = useAddressQuery();
  const [standard] = values;
  const found = values.find((value) => value === query.get(name)) ?? standard;
  return [found, (value) => change({ [name]: value === standard ? null : value })];
}
