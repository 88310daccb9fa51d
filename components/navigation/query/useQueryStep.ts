import { useState } from 'react';
import { useAppSelector } from '../../../store/support/hooks';
import { withParameter } from './dialogAddress';
import { usePushChoice } from './usePushChoice';

/**
 * A query parameter with a fixed set of values, where every choice adds a history entry, so that Back returns to the
 * previous one. The new value is returned at once, before the address changes.
 */
export function useQueryStep<Value extends string>(
  name: string,
  values: readonly Value[],
  defaultValue: Value,
): readonly [value: Value, choose: (value: Value) => void] {
  const pushChoice = usePushChoice();
  const query = useAppSelector((state) => state.router.query);
  const [ahead, setAhead] = useState<{ value: Value } | null>(null);
  const inAddress = values.find((value) => [query[name]].flat()[0] === value) ?? defaultValue;
  const choose = (value: Value) => {
    const chosen = { value };
    setAhead(chosen);
    void pushChoice((address) => withParameter(address, name, value)).then(() =>
      setAhead((latest) => (latest === chosen ? null : latest)),
    );
  };
  return [ahead?.value ?? inAddress, choose];
}
