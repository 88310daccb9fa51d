import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../store/support/hooks';
import { readSearch } from '../../../store/router/rules';
import { inPlace } from '../../navigation/inPlace';
import { rewardQueryKey } from '../useOpenReward';
import { defaultRewardsQuery, readRewardsQuery, withRewardsQuery, type RewardsQuery } from './rewardsQuery';

/** How long typing must pause before the address is updated, in ms. */
const typingPauseMs = 300;

export interface RewardsView {
  query: RewardsQuery;
  /** Changes filters or order and adds an entry to the browser's history. */
  change: (part: Partial<RewardsQuery>) => void;
  /** Updates the search while the player types; replaces the history entry after a pause. */
  search: (text: string) => void;
}

const isDialogOpen = () => readSearch(window.location.search).has(rewardQueryKey);

/**
 * The filters of a list of rewards, kept in the address, so that a list can be shared and Back restores the previous
 * one. A choice takes effect at once, before the router has written the address.
 */
export function useRewardsQuery(defaults: RewardsQuery = defaultRewardsQuery): RewardsView {
  const router = useRouter();
  const { url, query: inAddress } = useAppSelector((state) => state.router);
  const [state, setState] = useState(() => ({ url, query: readRewardsQuery(inAddress, defaults), isAhead: false }));
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writes = useRef(0);
  useEffect(() => () => clearTimeout(typing.current), []);
  if (state.url !== url) {
    setState({ ...state, url, query: state.isAhead ? state.query : readRewardsQuery(inAddress, defaults) });
  }

  const write = (how: 'push' | 'replace', next: RewardsQuery) => {
    clearTimeout(typing.current);
    const write = ++writes.current;
    const { pathname, search } = window.location;
    void router[how](withRewardsQuery(pathname + search, next, defaults), undefined, inPlace).then(() => {
      if (write === writes.current) setState((now) => ({ ...now, isAhead: false }));
    });
  };
  const show = (part: Partial<RewardsQuery>) => {
    const next = { ...state.query, isExpanded: false, ...part };
    setState({ ...state, query: next, isAhead: true });
    return next;
  };
  return {
    query: state.query,
    change: (part) => write('push', show(part)),
    search: (text) => {
      const next = show({ search: text });
      // The history entry of a reward's dialog goes away with it, so the search waits for the entry of the list.
      const writeLater = () => {
        clearTimeout(typing.current);
        typing.current = setTimeout(() => (isDialogOpen() ? writeLater() : write('replace', next)), typingPauseMs);
      };
      writeLater();
    },
  };
}
