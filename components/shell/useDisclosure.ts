import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'next/router';
import { guardBehind } from '../ui/buttons/guardPresses';

/**
 * Closes a panel that a button opened: on Escape (the focus returns to the button), on a press or focus outside, and on a
 * change of page. Put the ref `frame` on the element that contains both, and `button` on the button, which the panel follows.
 */
export function useDisclosure<Frame extends HTMLElement, Button extends HTMLElement = HTMLButtonElement>(
  isOpen: boolean,
  onClose: () => void,
) {
  const frame = useRef<Frame>(null);
  const button = useRef<Button>(null);
  const { events } = useRouter();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const endGuard = guardBehind();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      // An open list within this panel closes alone.
      if (event.key !== 'Escape' || frame.current?.querySelector('details[open]')) return;
      // So does this panel, where it is in a dialog.
      event.preventDefault();
      close();
      button.current?.focus();
    };
    // The focus would be lost with the panel; a new page takes it on from the button.
    const onLeave = () => {
      if (button.current?.nextElementSibling?.contains(document.activeElement)) button.current.focus();
      close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    // Before a dialog hears it.
    window.addEventListener('keydown', onKey, { capture: true });
    events.on('routeChangeStart', onLeave);
    return () => {
      endGuard();
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      window.removeEventListener('keydown', onKey, { capture: true });
      events.off('routeChangeStart', onLeave);
    };
  }, [isOpen, events]);

  return { frame, button };
}
