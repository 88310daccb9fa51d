import { useEffect, useRef } from 'react';
import { rememberFocus } from './rememberFocus';

/**
 * For a part whose controls disappear after use or move: put the ref on it, and the focus goes to the nearest remaining
 * element instead of the top of the page. The focus that went elsewhere, such as into a dialog, stays there, and a press beside
 * the focused control gives it up.
 */
export function useFocusKept<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    let last: { element: Element; restore: () => void } | null = null;
    const hold = ({ target }: FocusEvent) => {
      last = target instanceof Element && part.contains(target) ? { element: target, restore: rememberFocus() } : null;
    };
    const giveUp = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !last?.element.contains(target)) last = null;
    };
    const observer = new MutationObserver(() => {
      if (last === null || document.activeElement !== document.body) return;
      // A control that is still there has lost the focus by a move, unless the player has left the page.
      if (last.element.isConnected && !document.hasFocus()) return;
      const { restore } = last;
      last = null;
      restore();
    });
    document.addEventListener('focusin', hold);
    document.addEventListener('pointerdown', giveUp);
    observer.observe(part, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', hold);
      document.removeEventListener('pointerdown', giveUp);
      observer.disconnect();
    };
  }, []);
  return ref;
}
