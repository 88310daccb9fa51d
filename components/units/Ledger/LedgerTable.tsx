import { useId } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { UnitsTransaction } from '../../../services/club/transactions';
import type { Game } from '../../../services/clubWebsite/games';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { undoableClaims } from '../../../store/rewards/claimUndo/tasks';
import { usePlayerSelector } from '../../../store/support/hooks';
import { UndoOffer } from '../../rewards/ClaimUndo/UndoOffer';
import { media, tokens } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/Cluster';
import { DataTable } from '../../ui/lists/DataTable';
import { Picture } from '../../ui/media/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { lastZone } from '../../ui/time/useFormatDay';
import { lineName } from './ledgerFile';

const { font, on, size } = tokens;

/** The minus sign, as wide as a plus, so that amounts line up. */
const minus = '\u2212';

export function LedgerTable({ transactions }: { transactions: readonly UnitsTransaction[] }) {
  const t = useTexts();
  const games = usePlayerSelector(selectOwnedGames);
  const gameOf = (spaceId: string | null) => games.find((game) => game.spaceId === spaceId);
  return (
    <TransactionTable>
      <VisuallyHidden as="caption">{t('units.ledger.title')}</VisuallyHidden>
      <thead>
        <tr>
          {(['date', 'what', 'game', 'expires', 'units', 'balance'] as const).map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`units.ledger.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transactions.map((line) => (
          <LedgerRow key={line.id} line={line} game={gameOf(line.spaceId)} />
        ))}
      </tbody>
    </TransactionTable>
  );
}

function LedgerRow({ line, game }: { line: UnitsTransaction; game: Game | undefined }) {
  const nameId = useId();
  const intl = useIntl();
  const t = useTexts();
  const { formatDate, formatNumber } = intl;
  const dayIn = (timeZone: string, time: string) =>
    formatDate(time, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const { kind, units, reason, spaceId, expiresAt, balanceAfter, date } = line;
  const name = lineName(line, intl);
  const undoable = usePlayerSelector(undoableClaims.select).data?.find((claim) => claim.transactionId === line.id);
  return (
    <tr>
      <td data-column="date" data-muted>
        <time dateTime={date}>{dayIn(kind === 'expired' ? lastZone : 'UTC', date)}</time>
      </td>
      <td data-column="what">
        <b id={nameId}>{name}</b>{' '}
        <span data-muted>
          {t(`units.ledger.${kind}`)}
          {reason !== name && <span>{` · ${reason}`}</span>}
        </span>
        {undoable && (
          <OfferLine>
            <UndoOffer claim={undoable} nameId={nameId} />
          </OfferLine>
        )}
      </td>
      <td data-column="game">
        {game && (
          <Cluster as="span">
            {game.images.lowThumbnail !== null && (
              <GameThumbnail>
                <Picture src={game.images.lowThumbnail} width={176} height={176} />
              </GameThumbnail>
            )}
            {game.title}
          </Cluster>
        )}
        {spaceId === null && <span data-muted>{t('units.ledger.club')}</span>}
      </td>
      <td data-column="expires" data-muted>
        {expiresAt === null ? '–' : dayIn(lastZone, expiresAt)}
      </td>
      <AmountCell data-column="units" data-kind={kind}>
        {formatNumber(units, { signDisplay: 'exceptZero' }).replace('-', minus)}
      </AmountCell>
      <AmountCell data-column="balance">{formatNumber(balanceAfter)}</AmountCell>
    </tr>
  );
}

/** It wraps in its cell: its sentence would take the width of the other columns, in all rows. */
const OfferLine = styled.div`
  contain: inline-size;

  ${media.below.laptop} {
    &:not(:empty) {
      padding-bottom: 8px;
    }
  }
`;

const AmountCell = styled.td`
  font: 600 ${size.body} / 1.3 ${font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-kind='earned'],
  &[data-kind='refunded'] {
    color: ${on.good};
  }
  &[data-kind='expired'] {
    color: ${on.bad};
  }
`;

const GameThumbnail = styled.span`
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
`;

const TransactionTable = styled(DataTable).attrs({ $columns: ['date', 'what', 'game', 'units', 'balance'] })`
  [data-muted] {
    color: ${on.muted};
  }
  [data-column='units'],
  [data-column='balance'] {
    text-align: right;
  }
  [data-column='balance'] {
    padding-right: 0;
  }

  ${media.from.laptop} {
    td {
      height: 64px;
      padding: 12px 16px 12px 0;
      border-bottom: 1px solid ${tokens.line.paperSoft};
      vertical-align: middle;
    }
  }

  ${media.below.laptop} {
    tr {
      grid-template: 'what what units' 'date game balance' / fit-content(45%) minmax(0, 1fr) auto;
      gap: 2px 12px;
    }
    [data-column='game'] {
      overflow-wrap: anywhere;
    }
    [data-column='what'] > :is(b, [data-muted]) {
      display: block;
    }
    [data-column='expires'],
    ${GameThumbnail} {
      display: none;
    }
    [data-column='balance'],
    [data-column='date'],
    [data-column='game'] {
      font-size: ${size.small};
      color: ${on.muted};
    }
  }
`;
