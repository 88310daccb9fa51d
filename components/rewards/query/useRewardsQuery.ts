import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAppSelector, useAppStore } from '../../../store/support/hooks';
import { readSearch } from '../../../store/router/rules';
import { useChangeInPlace } from '../../navigation/query/useChangeInPlace';
import { usePushChoice } from '../../navigation/query/usePushChoice';
import { rewardQueryKey } from '../useOpenReward';
import { defaultRewardsQuery, readRewardsQuery, withRewardsQuery, type RewardsQuery } from './rewardsQuery';

/** How long typing must pause before the address is updated, in ms. */
const typingPauseMs = 300;

export interface RewardsView {
  query: RewardsQuery;
  /** Changes filters or order and adds an entry to the browser's history. The same function in every render. */
  change: (part: Partial<RewardsQuery>) => void;
  /** Updates the search while the player types; replaces the history entry after a pause. */
  search: (text: string) => void;
}

const isDialogOpen = () => readSearch(window.location.search).has(rewardQueryKey);

/**
 * The filters of a list of rewards, kept in the address, so that a list can be shared and Back restores the previous
 * one. A choice takes effect at once, before the address changes.
 */
export function useRewardsQuery(defaults: RewardsQuery = defaultRewardsQuery): RewardsView {
  const changeInPlace = useChangeInPlace();
  const pushChoice = usePushChoice();
  const store = useAppStore();
  const inAddress = useAppSelector((state) => state.router.query);
  const [ahead, setAhead] = useState<RewardsQuery | null>(null);
  const [typed, setTyped] = useState('');
  const query = useMemo(() => {
    const read = ahead ?? readRewardsQuery(inAddress, defaults);
    // The address has the search without the spaces around it, which may still be in the middle of a search.
    return typed.trim() === read.search ? { ...read, search: typed } : read;
  }, [ahead, inAddress, defaults, typed]);
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writes = useRef(0);
  useEffect(() => {
    // A choice that Back overtakes never reaches the address; a search is still written.
    const drop = () => {
      if (typing.current === undefined) setAhead(null);
    };
    window.addEventListener('popstate', drop);
    return () => {
      window.removeEventListener('popstate', drop);
      clearTimeout(typing.current);
    };
  }, []);

  const stopTyping = useCallback(() => {
    clearTimeout(typing.current);
    typing.current = undefined;
  }, []);
  const write = useCallback(
    (how: 'push' | 'replace', next: RewardsQuery) => {
      stopTyping();
      const write = ++writes.current;
      const withNext = (address: string) => withRewardsQuery(address, next, defaults);
      void (how === 'push' ? pushChoice(withNext) : changeInPlace('replace', withNext)).then(() => {
        if (write === writes.current) setAhead(null);
      });
    },
    [changeInPlace, pushChoice, defaults, stopTyping],
  );
  const show = useCallback((part: Partial<RewardsQuery>) => {
    const next = { ...latest.current, isExpanded: false, ...part };
    setAhead(next);
    return next;
  }, []);
  const change = useCallback((part: Partial<RewardsQuery>) => write('push', show(part)), [write, show]);
  return {
    query,
    change,
    search: (text) => {
      setTyped(text);
      const next = show({ search: text });
      // The history entry of a reward's dialog goes away with it, so the search waits for the entry of the list. It also
      // waits for a page that is being opened, which it would stop.
      const mustWait = () => isDialogOpen() || store.getState().router.isChanging;
      const writeLater = () => {
        stopTyping();
        typing.current = setTimeout(() => (mustWait() ? writeLater() : write('replace', next)), typingPauseMs);
      };
      writeLater();
    },
  };
}
