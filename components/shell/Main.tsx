import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { surfaceStyle, type Surface } from '../theme/surfaces';

/** Where the skip link and a change of page lead. */
export const mainId = 'main';

/** The page's own part of the layout (spec 2, Layout: a main-area wrapper with the role main). */
export function Main({ surface: surface, children }: PropsWithChildren<{ surface: Surface }>) {
  return (
    // React's typings know that <main> has the role; the spec wants it spelt out.
    <Area id={mainId} role="main" tabIndex={-1} $surface={surface}>
      {children}
    </Area>
  );
}

const Area = styled.main<{ $surface: Surface }>`
  ${({ $surface }) => surfaceStyle($surface)}
  display: flow-root;
  flex: 1 0 auto;

  &:focus {
    outline: none;
  }
`;
