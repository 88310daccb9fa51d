import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { TransactionKind } from '../../../services/club/transactions';
import { selectListLoading, selectOwnedGames } from '../../../store/catalog/selectors';
import { listRequested } from '../../../store/catalog/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { ledgerPageSize, linesOf, pagesOf, readPages } from '../../../store/units/ledger/rules';
import { ledger } from '../../../store/units/tasks';
import { useAddress } from '../../navigation/address';
import { ClubLink } from '../../navigation/ClubLink';
import { notPrinted } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Loadable } from '../../ui/feedback/Loadable';
import { Select } from '../../ui/fields/Select';
import { Cluster } from '../../ui/layout/Cluster';
import { Section } from '../../ui/layout/Section';
import { Text } from '../../ui/layout/Text';
import { ListFooter } from '../../ui/lists/ListFooter';
import { FilterPills } from '../../ui/pills/FilterPills';
import { Announcement } from '../../ui/text/Announcement';
import { useTexts } from '../../ui/text/useTexts';
import { LedgerSkeleton } from '../PlayerUnitsSkeleton';
import { LedgerExport } from './LedgerExport';
import { LedgerTable } from './LedgerTable';

export function Ledger() {
  const t = useTexts();
  const { status, transactions, total, isFiltered, retry } = useLedger();
  const { showPages, showAll } = useLedgerQuery();
  const shown = transactions.length;
  const count = t('units.ledger.count', { shown, total });
  const emptyTitle = t(isFiltered ? 'units.ledger.noneTitle' : 'units.ledger.emptyTitle');
  return (
    <Section $surface="paper" $space="player">
      <Cluster $gap={[4, 6]} $justify="space-between" style={{ marginBottom: 20 }}>
        <Text as="h2" $type="playerH2">
          {t('units.ledger.title')}
        </Text>
        <LedgerFilters />
      </Cluster>
      <Announcement text={status === 'loaded' && (shown > 0 ? count : emptyTitle)} />
      <Loadable
        status={status}
        hasContent={shown > 0}
        skeleton={<LedgerSkeleton />}
        failed={{ title: t('units.ledger.errorTitle'), text: t('units.ledger.error'), onRetry: retry }}
        empty={{
          title: emptyTitle,
          text: t(isFiltered ? 'units.ledger.none' : 'units.ledger.empty'),
          action: isFiltered ? (
            <Button variant="outline" size="small" onClick={showAll}>
              {t('units.ledger.showAll')}
            </Button>
          ) : (
            <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
              {t('units.ledger.toGames')}
            </ButtonLink>
          ),
        }}
      >
        <LedgerTable transactions={transactions} />
        <WideFooter
          status={status}
          hasMore={shown < total}
          onMore={status === 'failed' ? retry : () => showPages(pagesOf(shown) + 1)}
          labels={{
            more: t('units.ledger.older'),
            loading: t('units.ledger.loading'),
            failed: t('units.ledger.error'),
          }}
        >
          <p>{count}</p>
          <LedgerExport />
        </WideFooter>
      </Loadable>
    </Section>
  );
}

const allGames = '';

function LedgerFilters() {
  const { locale } = useIntl();
  const t = useTexts();
  const games = usePlayerSelector(selectOwnedGames);
  const { kind, game, showKind, showGame } = useLedgerQuery();
  const titles = new Map(games.map(({ slug, title }) => [slug, title]));
  const gameOptions = [...titles]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <Cluster $gap={[3, 5]}>
      {gameOptions.length > 0 && (
        <GameSelect>
          <Select
            label={t('units.ledger.game')}
            isLabelHidden
            options={[{ value: allGames, label: t('units.ledger.allGames') }, ...gameOptions]}
            value={game !== null && titles.has(game) ? game : allGames}
            onChange={(slug) => showGame(slug === allGames ? null : slug)}
          />
        </GameSelect>
      )}
      <FilterPills
        label={t('units.ledger.filter')}
        options={ledgerKinds.map((value) => ({ value, label: t(`units.ledger.${value}`) }))}
        value={kind}
        onChange={showKind}
      />
    </Cluster>
  );
}

const GameSelect = styled.div`
  width: 216px;

  /* The same height and radius as the filters beside it. */
  div:has(> select) {
    height: 36px;
    border-color: ${tokens.on.muted};
    border-radius: ${tokens.radius.pill};
    background-color: transparent;
    color: ${tokens.on.text};
    font: 600 0.9063rem / 1 ${tokens.font.body};
  }
  svg {
    color: currentColor;
  }

  ${media.below.tablet} {
    width: 100%;
  }
  ${notPrinted}
`;

const WideFooter = styled(ListFooter)`
  > [role='alert'] {
    flex-basis: 100%;
  }

  ${media.below.tablet} {
    > button {
      order: -1;
      width: 100%;
    }
  }
`;

const ledgerKinds = ['all', 'earned', 'spent', 'expired', 'refunded'] as const satisfies readonly (
  | 'all'
  | TransactionKind
)[];
type LedgerKind = (typeof ledgerKinds)[number];

/** Kept in the address; a new filter starts at its first page. */
function useLedgerQuery() {
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
function useLedger() {
  const dispatch = useAppDispatch();
  const { kind, game, pages } = useLedgerQuery();
  const games = usePlayerSelector(selectOwnedGames);
  const gamesStatus = usePlayerSelector((state) => selectListLoading(state, 'ownedGames').status);
  const { status, data } = usePlayerSelector(ledger.select);
  const hasNoGames = game !== null && gamesStatus === 'failed';
  const isReady = game === null || gamesStatus === 'loaded';
  const spaceId = game === null ? undefined : games.find(({ slug }) => slug === game)?.spaceId;

  const request = useMemo(
    () => ({ filter: { type: kind === 'all' ? undefined : kind, spaceId }, pages }),
    [kind, spaceId, pages],
  );
  const lines = linesOf(data, request.filter);

  const load = useCallback(() => {
    if (isReady) dispatch(ledger.requested(request));
  }, [dispatch, isReady, request]);
  useEffect(load, [load]);

  const { transactions, total } = lines ?? { transactions: [], total: 0 };
  const isComplete = transactions.length >= Math.min(pages * ledgerPageSize, total);
  // Lines that are fetched again stay as they are.
  const isWaiting = lines === null || (status === 'loading' && !isComplete);
  const shownStatus = isWaiting ? 'loading' : 'loaded';
  const retry = () => (hasNoGames ? dispatch(listRequested({ list: 'ownedGames' })) : load());
  return {
    status: hasNoGames || (isReady && status === 'failed') ? 'failed' : isReady ? shownStatus : 'loading',
    transactions,
    total,
    isFiltered: kind !== 'all' || spaceId !== undefined,
    retry,
  } as const;
}
