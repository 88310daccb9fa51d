import { useState } from 'react';

/** True from the first time that the condition holds: for parts that load when they are first needed, then stay. */
export function useOnceTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
