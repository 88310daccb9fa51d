import Router from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addSameEntry, currentEntry, goBack, goForward } from '../navigation/historyEntries';

/**
 * Lets the browser's Back close a dialog that has no address: while the dialog is open, a history entry of the same
 * address lies above the page's. Returns the function that the dialog closes with, which removes the entry first.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const entry = useRef<ReturnType<typeof addDialogEntry>>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const added = addDialogEntry(() => close());
    entry.current = added;
    return () => {
      entry.current = null;
      added.release();
    };
  }, [isOpen]);

  return () => entry.current?.leave();
}

/** How long after the dialog's own close a Back that was pressed at the same time can arrive, in ms. */
const settleMs = 50;

/** Adds the entry. Calls `onLeft` when the browser has left it, by Back or by `leave`. */
function addDialogEntry(onLeft: () => void) {
  const page = currentEntry();
  const isElsewhere = () => currentEntry() !== page;
  let isLeaving = false;
  let settling: number | undefined;

  const onPop = () => {
    window.clearTimeout(settling);
    if (!isLeaving) onLeft();
    // Back and the dialog's own close were both executed; the page stays.
    else if (isElsewhere()) goForward();
    else settling = window.setTimeout(onLeft, settleMs);
  };

  addSameEntry();
  window.addEventListener('popstate', onPop);
  // The page below the entry is the same, so the router has nothing to do.
  Router.router?.beforePopState(() => isElsewhere() && !isLeaving);

  return {
    leave: () => {
      if (isLeaving) return;
      isLeaving = true;
      // Another page may have been opened above the entry.
      if (isElsewhere()) onLeft();
      else goBack();
    },
    release: () => {
      window.clearTimeout(settling);
      window.removeEventListener('popstate', onPop);
      Router.router?.beforePopState(() => true);
    },
  };
}
