import Router from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets the browser's Back close a dialog that has no address: while the dialog is open, a history entry of the same
 * address lies above the page's. Returns the function that the dialog closes with, which takes the entry away again.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const hasEntry = useRef(false);
  const closeAfterBack = useEffectEvent(() => {
    hasEntry.current = false;
    onClose();
  });

  useEffect(() => {
    if (!isOpen) return;
    window.history.pushState(window.history.state, '', window.location.href);
    hasEntry.current = true;
    const onPop = () => closeAfterBack();
    window.addEventListener('popstate', onPop);
    // The address does not change, so the router has nothing to do.
    Router.router?.beforePopState(() => false);
    return () => {
      hasEntry.current = false;
      window.removeEventListener('popstate', onPop);
      Router.router?.beforePopState(() => true);
    };
  }, [isOpen]);

  return () => {
    if (hasEntry.current) window.history.back();
    else onClose();
  };
}
