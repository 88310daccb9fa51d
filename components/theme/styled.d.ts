import 'styled-components';
import type { Theme } from './theme';

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- styled-components takes its theme type this way
  export interface DefaultTheme extends Theme {}
}
