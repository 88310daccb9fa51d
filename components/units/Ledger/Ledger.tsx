import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { pagesOf } from '../../../store/units/ledger/rules';
import { ClubLink } from '../../navigation/ClubLink';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Loadable } from '../../ui/feedback/Loadable';
import { Select } from '../../ui/fields/Select';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { Wrap } from '../../ui/layout/Wrap';
import { ListFooter } from '../../ui/lists/ListFooter';
import { FilterPills } from '../../ui/pills/FilterPills';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { LedgerSection, LedgerSkeleton } from '../PlayerUnitsSkeleton';
import { LedgerExport } from './LedgerExport';
import { LedgerTable } from './LedgerTable';
import { ledgerMessages } from './ledgerTexts';
import { ledgerKinds, useLedger, useLedgerQuery } from './useLedger';

/** The ledger of Units, newest first, filtered by kind and game. */
export function Ledger() {
  const t = useTexts();
  const { status, transactions, total, isFiltered, retry } = useLedger();
  const { showPages } = useLedgerQuery();
  const shown = transactions.length;
  const count = t('units.ledger.count', { shown, total });
  return (
    <LedgerSection>
      <Wrap>
        <Cluster $gap={[4, 6]} $justify="space-between" style={{ marginBottom: 20 }}>
          <Text as="h2" $type="playerH2">
            {t('units.ledger.title')}
          </Text>
          <LedgerFilters />
        </Cluster>
        <VisuallyHidden role="status">{status === 'loaded' && count}</VisuallyHidden>
        <Loadable
          status={status}
          hasContent={shown > 0}
          skeleton={<LedgerSkeleton />}
          failed={{ title: t('units.ledger.errorTitle'), text: t('units.ledger.error'), onRetry: retry }}
          empty={{
            title: t(isFiltered ? 'units.ledger.noneTitle' : 'units.ledger.emptyTitle'),
            text: t(isFiltered ? 'units.ledger.none' : 'units.ledger.empty'),
            action: <EmptyAction isFiltered={isFiltered} />,
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
      </Wrap>
    </LedgerSection>
  );
}

/** What to do next if the ledger is empty, or has no matches for its filter. */
function EmptyAction({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts();
  const { showAll } = useLedgerQuery();
  return isFiltered ? (
    <Button variant="outline" size="small" onClick={showAll}>
      {t('units.ledger.showAll')}
    </Button>
  ) : (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      {t('units.ledger.toGames')}
    </ButtonLink>
  );
}

const allGames = '';

/** Filters the ledger by kind of entry and by game; the choice is kept in the address. */
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
        options={ledgerKinds.map((value) => ({ value, label: t(ledgerMessages[value]) }))}
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
    border-color: ${tokens.on.outline};
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
