import { useAddressQuery } from './useAddressQuery';

/** A query parameter with a fixed set of values. The first value is the default and is not written to the address. */
export function useQueryChoice<const Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [value: Value, choose: (value: Value) => void] {
  const [query, change] = useAddressQuery();
  const [defaultValue] = values;
  const current = values.find((value) => value === query.get(name)) ?? defaultValue;
  return [current, (value) => change({ [name]: value === defaultValue ? null : value })];
}
