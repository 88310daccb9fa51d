import Router from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addDialogEntry, currentEntry, entryRule, goBack, goForward, isDialogEntry } from './historyEntries';

/**
 * Lets the browser's Back close a dialog that has no address: while the dialog is open, a history entry of the same
 * address lies above the page's. Returns the function that the dialog closes with, which removes the entry first. A busy dialog
 * stays open.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, isBusy = false): () => void {
  const entry = useRef<ReturnType<typeof openDialog>>(null);
  const leave = useEffectEvent(() => {
    if (isBusy) addDialogEntry();
    else onClose();
  });

  useEffect(() => {
    if (!isOpen) return;
    const opened = openDialog(() => leave());
    entry.current = opened;
    return () => {
      entry.current = null;
      opened.release();
    };
  }, [isOpen]);

  return () => entry.current?.leave();
}

interface OpenDialog {
  page: string | null;
  /** False where the page below the entry is the same, so that the router has nothing to do. */
  leavesPage: () => boolean;
}

/** Those that are open, the topmost last: only that one is left by Back. */
let openDialogs: readonly OpenDialog[] = [];

/** The page whose entry lies below the current one, which is that of a dialog that something else than Back has closed. */
let pageBelow: string | null = null;

const isBackFromLeftover = () => pageBelow !== null && currentEntry() === pageBelow;

/** Back and Forward pass over the entries of dialogs that are closed, as if they were not there. */
function isPassedOver(): boolean {
  const isAnyOpen = openDialogs.length > 0;
  return isBackFromLeftover() ? isDialogEntry() || !isAnyOpen : isDialogEntry() && !isAnyOpen;
}

/** The entry that the browser was at last, of those that are not passed over. The entries of its dialogs lie above it. */
let lastEntry: string | null = null;

function noteEntry(): void {
  lastEntry = currentEntry();
}

function passOver(event: PopStateEvent): void {
  const isBack = isBackFromLeftover();
  const isPassed = isPassedOver();
  if (isBack && !isDialogEntry()) pageBelow = null;
  if (!isPassed) {
    noteEntry();
    return;
  }
  // No dialog is left by this.
  event.stopImmediatePropagation();
  if (!isBack && currentEntry() === lastEntry) goForward();
  else goBack();
}

/** Back does not lead to the dialogs of a page that is left, open as they may be. */
function leavePage(_url: string, { shallow }: { shallow: boolean }): void {
  if (!shallow) pageBelow = null;
  // Once the entry is written. The router also writes that of the same page again, with its parameters.
  queueMicrotask(() => {
    noteEntry();
    if (!shallow) openDialogs = openDialogs.filter(({ page }) => page === lastEntry);
  });
}

function endChange(): void {
  // A dialog may close after its page.
  pageBelow = null;
}

let isWatching = false;

/** Once, after the router has begun to listen: it asks first whether it has anything to do. */
function watchHistory(): void {
  if (isWatching) return;
  isWatching = true;
  noteEntry();
  entryRule.isForRouter = () => !isPassedOver() && (openDialogs.at(-1)?.leavesPage() ?? true);
  window.addEventListener('popstate', passOver);
  Router.events.on('beforeHistoryChange', leavePage);
  Router.events.on('hashChangeComplete', noteEntry);
  Router.events.on('routeChangeComplete', endChange);
  Router.events.on('routeChangeError', endChange);
}

/** How long after the dialog's own close a Back that was pressed at the same time can arrive, in ms. */
const settleMs = 50;

/** Adds the entry. Calls `onLeft` when the browser has left it, by Back or by `leave`. */
function openDialog(onLeft: () => void) {
  const page = currentEntry();
  const isElsewhere = () => currentEntry() !== page;
  let isLeaving = false;
  const dialog = { page, leavesPage: () => isElsewhere() && !isLeaving };
  let settling: number | undefined;

  const onPop = () => {
    if (openDialogs.at(-1) !== dialog) return;
    window.clearTimeout(settling);
    if (!isLeaving) onLeft();
    // Back and the dialog's own close were both executed; the page stays.
    else if (isElsewhere()) goForward();
    else settling = window.setTimeout(onLeft, settleMs);
  };

  watchHistory();
  addDialogEntry();
  openDialogs = [...openDialogs, dialog];
  window.addEventListener('popstate', onPop);

  return {
    leave: () => {
      if (isLeaving) return;
      isLeaving = true;
      // Another page may have been opened above the entry.
      if (isElsewhere()) onLeft();
      else goBack();
    },
    release: () => {
      if (isDialogEntry() && !isElsewhere()) pageBelow = page;
      openDialogs = openDialogs.filter((each) => each !== dialog);
      window.clearTimeout(settling);
      window.removeEventListener('popstate', onPop);
    },
  };
}
