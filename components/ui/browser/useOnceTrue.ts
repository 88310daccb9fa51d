import { useState } from 'react';

/** True from the first time the condition is true. For parts that load on first use and then stay mounted. */
export function useOnceTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
