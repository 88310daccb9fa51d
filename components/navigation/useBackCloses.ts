import Router from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addSameEntry, currentEntry, goBack, goForward } from './historyEntries';

/**
 * Lets the browser's Back close a dialog that has no address: while the dialog is open, a history entry of the same
 * address lies above the page's. Returns the function that the dialog closes with, which removes the entry first. A busy dialog
 * stays open. A dialog that leads to other pages, as the menu does, has no such entry: it would stay below the other page.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, isBusy = false): () => void {
  const entry = useRef<ReturnType<typeof addDialogEntry>>(null);
  const leave = useEffectEvent(() => {
    if (isBusy) addSameEntry();
    else onClose();
  });

  useEffect(() => {
    if (!isOpen) return;
    const added = addDialogEntry(() => leave());
    entry.current = added;
    return () => {
      entry.current = null;
      added.release();
    };
  }, [isOpen]);

  return () => entry.current?.leave();
}

/** Those that are open, the topmost last: only that one is left by Back. */
const openDialogs: object[] = [];

/** How long after the dialog's own close a Back that was pressed at the same time can arrive, in ms. */
const settleMs = 50;

/** Adds the entry. Calls `onLeft` when the browser has left it, by Back or by `leave`. */
function addDialogEntry(onLeft: () => void) {
  const dialog = {};
  const page = currentEntry();
  const isElsewhere = () => currentEntry() !== page;
  let isLeaving = false;
  let settling: number | undefined;

  const onPop = () => {
    if (openDialogs.at(-1) !== dialog) return;
    window.clearTimeout(settling);
    if (!isLeaving) onLeft();
    // Back and the dialog's own close were both executed; the page stays.
    else if (isElsewhere()) goForward();
    else settling = window.setTimeout(onLeft, settleMs);
  };

  addSameEntry();
  openDialogs.push(dialog);
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
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      window.clearTimeout(settling);
      window.removeEventListener('popstate', onPop);
      Router.router?.beforePopState(() => true);
    },
  };
}
