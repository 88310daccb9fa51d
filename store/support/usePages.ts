import { useCallback } from 'react';
import type { Pages } from './createPages';
import { useAppDispatch, usePlayerSelector } from './hooks';

/** `load` requests its first page, `loadMore` the next one. */
export function usePages<Input, Item>(pages: Pages<Input, Item>, input: Input) {
  const dispatch = useAppDispatch();
  const { status, items, total } = usePlayerSelector((state) => pages.select(state, input));
  return {
    status,
    items,
    total,
    hasMore: total !== null && items.length < total,
    load: useCallback(() => void dispatch(pages.requested(input)), [dispatch, pages, input]),
    loadMore: () => void dispatch(pages.moreRequested(input)),
  };
}
