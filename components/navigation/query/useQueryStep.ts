import { useEffect, useState } from 'react';
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
  const { url, query } = useAppSelector((state) => state.router);
  const [pending, setPending] = useState<{ url: string; value: Value } | null>(null);
  if (pending !== null && pending.url !== url) setPending(null);
  useEffect(() => {
    // A choice that Back overtakes never reaches the address.
    const drop = () => setPending(null);
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, []);
  const inAddress = values.find((value) => [query[name]].flat()[0] === value) ?? defaultValue;
  const choose = (value: Value) => {
    const chosen = { url, value };
    setPending(chosen);
    void pushChoice((address) => withParameter(address, name, value)).then(() =>
      setPending((latest) => (latest === chosen ? null : latest)),
    );
  };
  return [pending?.value ?? inAddress, choose];
}
