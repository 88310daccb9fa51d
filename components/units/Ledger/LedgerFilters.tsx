import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { usePlayerSelector } from '../../../store/support/hooks';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { FilterPills } from '../../ui/pills/FilterPills';
import { Select } from '../../ui/fields/Select';
import { useTexts } from '../../ui/text/useTexts';
import { ledgerMessages } from './ledgerMessages';
import { ledgerKinds, useLedgerQuery } from './useLedgerQuery';

const allGames = '';

/** Filters the ledger by kind of entry and by game; the choice is kept in the address. */
export function LedgerFilters() {
  const { locale } = useIntl();
  const t = useTexts();
  const games = usePlayerSelector(selectOwnedGames);
  const { kind, game, showKind, showGame } = useLedgerQuery();
  const titles = new Map(games.map(({ slug, title }) => [slug, title]));
  const gameOptions = [...titles]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <FilterRow>
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
    </FilterRow>
  );
}

const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
`;

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
