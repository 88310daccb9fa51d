import type { TransactionKind } from '../../../services/club/transactions';
import { readPages } from '../../../store/units/ledger/rules';
import { useAddress } from '../../navigation/address';

/** The ledger's filters by kind; the first one is the default. */
export const ledgerKinds = ['all', 'earned', 'spent', 'expired', 'refunded'] as const satisfies readonly (
  'all' | TransactionKind
)[];
export type LedgerKind = (typeof ledgerKinds)[number];

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
