import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../store/support/hooks';
import { inPlace } from '../navigation/inPlace';
import { everyReward, readRewardsQuery, withRewardsQuery, type RewardsQuery } from './rewardsQuery';

/** A pause in typing that is long enough for the address to follow, in ms. */
const typingPauseMs = 300;

export interface RewardsView {
  query: RewardsQuery;
  /** Shows something else, as a step of its own in the browser's history. */
  change: (part: Partial<RewardsQuery>) => void;
  /** Follows the typing; the history remembers the last of it. */
  search: (text: string) => void;
}

/**
 * What of the rewards is shown. It is all in the address: that can be shared, and Back leads to what was shown before.
 * The page does not wait for the address: it shows the choice at once.
 */
export function useRewardsQuery(defaults: RewardsQuery = everyReward): RewardsView {
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
    const next = { ...state.query, isWhole: false, ...part };
    setState({ ...state, query: next, isAhead: true });
    return next;
  };
  return {
    query: state.query,
    change: (part) => write('push', show(part)),
    search: (text) => {
      const next = show({ search: text });
      clearTimeout(typing.current);
      typing.current = setTimeout(() => write('replace', next), typingPauseMs);
    },
  };
}
