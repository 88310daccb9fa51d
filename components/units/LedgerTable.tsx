import { FormattedMessage, useIntl } from 'react-intl';
import type { UnitsTransaction } from '../../services/club/types';
import type { Game } from '../../services/clubWebsite/types';
import { selectOwnedGames } from '../../store/catalog/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { Picture } from '../ui/media/Picture';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { Date, Figure, GameCell, Reason, Table, Thumb } from './LedgerTable.styles';
import { ledgerMessages } from './ledger.messages';
import { lineName } from './lineName';

/** As wide as a plus: figures stand in a column. */
const minus = '\u2212';

/** Lines of the ledger: when, what, in which game, until when, how many, and what that made. */
export function LedgerTable({ transactions }: { transactions: readonly UnitsTransaction[] }) {
  const games = useAppSelector(selectOwnedGames);
  const gameOf = (spaceId: string | null) => games.find((game) => game.spaceId === spaceId);
  return (
    <Table>
      <VisuallyHidden as="caption">
        <FormattedMessage {...ledgerMessages.title} />
      </VisuallyHidden>
      <thead>
        <tr>
          {(['date', 'what', 'game', 'expires', 'units', 'balance'] as const).map((column) => (
            <th key={column} scope="col" data-column={column}>
              <FormattedMessage {...ledgerMessages[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {transactions.map((line) => (
          <Line key={line.id} line={line} game={gameOf(line.spaceId)} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ line, game }: { line: UnitsTransaction; game: Game | undefined }) {
  const intl = useIntl();
  const { formatDate, formatNumber } = intl;
  const day = (moment: string) =>
    formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const { kind, units, reason, spaceId, expiresAt, balanceAfter, date } = line;
  const name = lineName(line, intl);
  return (
    <tr>
      <Date data-column="date">
        <time dateTime={date}>{day(date)}</time>
      </Date>
      <td data-column="what">
        <b>{name}</b>{' '}
        <Reason>
          <FormattedMessage {...ledgerMessages[kind]} />
          {reason !== name && ` · ${reason}`}
        </Reason>
      </td>
      <td data-column="game">
        {game && (
          <GameCell>
            {game.images.lowThumbnail !== null && (
              <Thumb>
                <Picture src={game.images.lowThumbnail} width={176} height={176} alt="" isCover />
              </Thumb>
            )}
            {game.title}
          </GameCell>
        )}
        {spaceId === null && (
          <Reason>
            <FormattedMessage {...ledgerMessages.club} />
          </Reason>
        )}
      </td>
      <Date data-column="expires">{expiresAt === null ? '–' : day(expiresAt)}</Date>
      <Figure data-column="units" data-kind={kind}>
        {formatNumber(units, { signDisplay: 'exceptZero' }).replace('-', minus)}
      </Figure>
      <Figure data-column="balance">{formatNumber(balanceAfter)}</Figure>
    </tr>
  );
}
