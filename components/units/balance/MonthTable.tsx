import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { playerMessages } from '../player.messages';

interface MonthTableProps {
  caption: string;
  /** Months as `2026-03`. */
  rows: readonly { month: string; units: number }[];
}

/** The data of a monthly chart as a table for screen readers. */
export function MonthTable({ caption, rows }: MonthTableProps) {
  const { formatDate, formatNumber } = useIntl();
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...playerMessages.month} />
            </th>
            <th scope="col">
              <FormattedMessage {...playerMessages.units} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, units }) => (
            <tr key={month}>
              <th scope="row">{formatDate(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}</th>
              <td>{formatNumber(units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
