import { useCallback, useMemo, useState } from 'react';
import { searchOf, useAddress } from '../../navigation/address';
import { readSearch } from '../../../store/router/rules';
import { defaultRewardsQuery, readRewardsQuery, withRewardsQuery, type RewardsQuery } from './rewardsQuery';

export interface RewardsView {
  query: RewardsQuery;
  /** Changes filters or order and adds an entry to the browser's history. */
  change: (part: Partial<RewardsQuery>) => void;
  /** Changes the search while the player types, without an entry. */
  search: (text: string) => void;
}

/** The filters of a list of rewards, kept in the address, so that a list can be shared and Back restores the previous one. */
export function useRewardsQuery(defaults: RewardsQuery = defaultRewardsQuery): RewardsView {
  const { query: inAddress, change: changeAddress } = useAddress();
  const [typed, setTyped] = useState('');
  const query = useMemo(() => {
    const read = readRewardsQuery(inAddress, defaults);
    // The address has the search without the spaces around it, which may still be in the middle of a search.
    return typed.trim() === read.search ? { ...read, search: typed } : read;
  }, [inAddress, defaults, typed]);
  const write = useCallback(
    (part: Partial<RewardsQuery>, writing: 'push' | 'replaceAfterTyping') =>
      void changeAddress((address) => {
        const shown = readRewardsQuery(readSearch(searchOf(address)), defaults);
        return withRewardsQuery(address, { ...shown, isExpanded: false, ...part }, defaults);
      }, writing),
    [changeAddress, defaults],
  );
  return {
    query,
    change: useCallback((part) => write(part, 'push'), [write]),
    search: (text) => {
      setTyped(text);
      write({ search: text }, 'replaceAfterTyping');
    },
  };
}
