import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { share } from '../ui/icons/shapes';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { compareMessages } from './compare.messages';
import { Bar, Figure, Label, Row, Rows } from './MirrorRows.styles';

interface Amount {
  value: number;
  /** As the reader writes it. */
  figure: string;
}

export interface MirrorRow {
  key: string;
  label: string;
  mine: Amount;
  theirs: Amount;
  /** Before the label, drawn only. */
  picture?: ReactNode;
}

interface MirrorRowsProps {
  /** What is compared. */
  caption: string;
  /** The friend’s name. */
  other: string;
  rows: readonly MirrorRow[];
  /** Bars of all rows to one scale, where they count the same. */
  hasOneScale?: boolean;
}

/** Amounts of two players as bars that grow from the middle, mine to the left; screen readers get the table. */
export function MirrorRows({ caption, other, rows, hasOneScale = false }: MirrorRowsProps) {
  const most = Math.max(...rows.flatMap(({ mine, theirs }) => [mine.value, theirs.value]));
  return (
    <div>
      <Rows aria-hidden>
        {rows.map(({ key, label, mine, theirs, picture }) => {
          const whole = hasOneScale ? most : Math.max(mine.value, theirs.value);
          return (
            <Row key={key}>
              <Label>
                {picture}
                {label}
              </Label>
              <Figure data-ahead={mine.value > theirs.value}>{mine.figure}</Figure>
              <Bar data-side="mine">
                <span style={{ transform: `scaleX(${share(mine.value, whole)})` }} />
              </Bar>
              <Bar data-side="theirs">
                <span style={{ transform: `scaleX(${share(theirs.value, whole)})` }} />
              </Bar>
              <Figure data-side="theirs" data-ahead={theirs.value > mine.value}>
                {theirs.figure}
              </Figure>
            </Row>
          );
        })}
      </Rows>
      <VisuallyHidden as="div">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <FormattedMessage {...compareMessages.you} />
              </th>
              <th scope="col">{other}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, mine, theirs }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{mine.figure}</td>
                <td>{theirs.figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
