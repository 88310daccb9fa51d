import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import { useAppSelector, useAppStore } from '../../../store/support/hooks';
import { currentEntry } from '../currentEntry';
import { currentAddress, withParameter } from './dialogAddress';
import { useChangeInPlace } from './useChangeInPlace';

/**
 * Removes the parameter that opens a dialog from the address and keeps the rest of it. A dialog that was opened from the
 * same page has a history entry of its own: closing it goes back, so that no entry is left over.
 */
export function useCloseDialog(key: string): () => void {
  const { back, beforePopState } = useRouter();
  const changeInPlace = useChangeInPlace();
  const store = useAppStore();
  const hasOwnEntry = useDialogHistoryEntries(key);
  return useCallback(() => {
    const address = currentAddress();
    const withoutParameter = (from: string) => withParameter(from, key, null);
    if (withoutParameter(address) === address) return;
    if (!hasOwnEntry()) return void changeInPlace('replace', withoutParameter);
    // The browser goes back later. The router would stop a page that the reader opens meanwhile, for the one below.
    beforePopState(() => {
      beforePopState(() => true);
      return !store.getState().router.isChanging;
    });
    back();
  }, [back, beforePopState, changeInPlace, store, hasOwnEntry, key]);
}

/** Returns a function that checks whether the current history entry was added by opening a dialog from its page. */
function useDialogHistoryEntries(key: string): () => boolean {
  const url = useAppSelector(({ router }) => router.url);
  const lastUrl = useRef(url);
  const known = useRef(new Set<string | null>([null]));
  const ownEntries = useRef(new Set<string | null>());
  useEffect(() => {
    const entry = currentEntry();
    const isFromBelow = url !== lastUrl.current && withParameter(url, key, null) === lastUrl.current;
    // A known entry was reached by Back or Forward, not by opening a dialog.
    if (isFromBelow && !known.current.has(entry)) ownEntries.current.add(entry);
    known.current.add(entry);
    lastUrl.current = url;
  }, [url, key]);
  return useCallback(() => ownEntries.current.has(currentEntry()), []);
}
