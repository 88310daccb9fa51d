import type { PropsWithChildren } from 'react';
import { Main } from './Main';
import type { ShellOptions } from './page';

/** The house around every page: header, main area, footer. */
export function Shell({ ground = 'deep', children }: PropsWithChildren<ShellOptions>) {
  return <Main ground={ground}>{children}</Main>;
}
