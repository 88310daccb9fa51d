import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { onSurface, type Surface } from '../theme/onSurface';

/** Element id: target of the skip link, and of the focus after a change of page. */
export const mainId = 'main';

/**
 * The page's own part of the layout (spec 2, Layout: a main-area wrapper with the role main). Keeps the focus where a
 * focused control disappears.
 */
export function Main({ surface, children }: PropsWithChildren<{ surface: Surface }>) {
  return (
    // <main> has this role implicitly; the spec wants it explicit.
    <MainArea ref={useFocusKept<HTMLElement>()} id={mainId} role="main" tabIndex={-1} {...onSurface(surface)}>
      {children}
    </MainArea>
  );
}

const MainArea = styled.main`
  display: flow-root;
  flex: 1 0 auto;

  &:focus {
    outline: none;
  }
`;
