import { useCallback, useEffect } from 'react';
import { selectListLoading, selectOwnedGames } from '../../../store/catalog/selectors';
import { listRequested } from '../../../store/catalog/slice';
import type { TransactionKind } from '../../../services/club/transactions';
import { ledgerPageSize, readPages } from '../../../store/units/ledger/rules';
import { selectLedger } from '../../../store/units/ledger/selectors';
import { transactionsRequested } from '../../../store/units/ledger/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { useAddress } from '../../navigation/address';

/** The ledger's filters by kind; the first one is the default. */
export const ledgerKinds = ['all', 'earned', 'spent', 'expired', 'refunded'] as const satisfies readonly (
  'all' | TransactionKind
)[];
type LedgerKind = (typeof ledgerKinds)[number];

/** The ledger's filters and number of pages in the address, and setters for them; a new filter starts at its first page. */
export function useLedgerQuery() {
  const { query, change } = useAddress();
  return {
    kind: ledgerKinds.find((kind) => kind === query.get('kind')) ?? ledgerKinds[0],
    /** A game's slug; null for all games. */
    game: query.get('game'),
    pages: readPages(query.get('pages')),
    showKind: (kind: LedgerKind) => void change({ kind: kind === 'all' ? null : kind, pages: null }),
    showGame: (slug: string | null) => void change({ game: slug, pages: null }),
    showPages: (pages: number) => void change({ pages: String(pages) }),
    showAll: () => void change({ kind: null, game: null, pages: null }),
  };
}

/**
 * The ledger with the filters of the address. The address names a game by its slug, the services by its space, so the
 * player's games must be loaded first; an unknown game does not filter.
 */
export function useLedger() {
  const dispatch = useAppDispatch();
  const { kind, game, pages } = useLedgerQuery();
  const games = usePlayerSelector(selectOwnedGames);
  const gamesStatus = usePlayerSelector((state) => selectListLoading(state, 'ownedGames').status);
  const { status, transactions, total } = usePlayerSelector(selectLedger);
  const hasNoGames = game !== null && gamesStatus === 'failed';
  const isReady = game === null || gamesStatus === 'loaded';
  const spaceId = game === null ? undefined : games.find(({ slug }) => slug === game)?.spaceId;

  const load = useCallback(() => {
    if (!isReady) return;
    dispatch(transactionsRequested({ filter: { type: kind === 'all' ? undefined : kind, spaceId }, pages }));
  }, [dispatch, isReady, kind, spaceId, pages]);
  useEffect(load, [load]);

  // Lines that are fetched again stay as they are.
  const isComplete = total !== null && transactions.length >= Math.min(pages * ledgerPageSize, total);
  const ownStatus = status === 'loading' && isComplete ? 'loaded' : status;
  const retry = () => (hasNoGames ? dispatch(listRequested({ list: 'ownedGames' })) : load());
  return {
    status: hasNoGames ? 'failed' : isReady ? ownStatus : 'loading',
    transactions,
    total: total ?? transactions.length,
    isFiltered: kind !== 'all' || spaceId !== undefined,
    retry,
  } as const;
}
