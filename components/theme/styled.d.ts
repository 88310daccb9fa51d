import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the way styled-components is told its theme
  export interface DefaultTheme extends Theme {}
}
