import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { ChartTable } from '../../ui/charts/ChartTable';
import { share } from '../../ui/icons/shapes';
import { Stack } from '../../ui/layout/Stack';
import { useTexts } from '../../ui/text/useTexts';

interface MirrorRow {
  key: string;
  label: string;
  mine: number;
  theirs: number;
  /** Decorative, before the label. */
  picture?: ReactNode;
}

interface MirrorRowsProps {
  caption: string;
  other: string;
  rows: readonly MirrorRow[];
  figureOf: (amount: number) => string;
  /** One scale for all rows, for rows with the same unit. */
  hasOneScale?: boolean;
}

/** The player's bars are to the left. */
export function MirrorRows({ caption, other, rows, figureOf, hasOneScale = false }: MirrorRowsProps) {
  const t = useTexts();
  const most = Math.max(...rows.flatMap(({ mine, theirs }) => [mine, theirs]));
  return (
    <ChartTable
      caption={caption}
      heads={['', t('compare.you'), other]}
      rows={rows.map(({ label, mine, theirs }) => [label, figureOf(mine), figureOf(theirs)])}
    >
      <Stack $gap={4}>
        {rows.map(({ key, label, mine, theirs, picture }) => {
          const whole = hasOneScale ? most : Math.max(mine, theirs);
          return (
            <Row key={key}>
              <Label>
                {picture}
                {label}
              </Label>
              <AmountText data-ahead={mine > theirs}>{figureOf(mine)}</AmountText>
              <Bar data-side="mine">
                <span style={{ transform: `scaleX(${share(mine, whole)})` }} />
              </Bar>
              <Bar data-side="theirs">
                <span style={{ transform: `scaleX(${share(theirs, whole)})` }} />
              </Bar>
              <AmountText data-side="theirs" data-ahead={theirs > mine}>
                {figureOf(theirs)}
              </AmountText>
            </Row>
          );
        })}
      </Stack>
    </ChartTable>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr) 96px;
  gap: 8px 2px;
  align-items: center;

  ${media.below.tablet} {
    grid-template-columns: 76px minmax(0, 1fr) minmax(0, 1fr) 76px;
  }
`;

const Label = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  font-size: ${tokens.size.small};
  line-height: 1.3;
  color: ${tokens.on.muted};
  text-align: center;

  img {
    border-radius: ${tokens.radius.small};
  }
`;

const AmountText = styled.div`
  padding-right: 14px;
  font: 600 ${tokens.size.rowTitle} / 1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  text-align: right;
  color: ${tokens.on.muted};

  &[data-ahead='true'] {
    color: ${tokens.on.text};
  }
  &[data-side='theirs'] {
    padding: 0 0 0 14px;
    text-align: left;
  }

  ${media.below.tablet} {
    padding-right: 10px;
    font-size: ${tokens.size.body};

    &[data-side='theirs'] {
      padding-left: 10px;
    }
  }
`;

const Bar = styled.div`
  height: 10px;
  border-radius: 2px;
  background-color: ${tokens.on.off};
  overflow: hidden;

  span {
    display: block;
    height: 100%;
    background-color: ${tokens.color.xp};
    transform-origin: 100% 50%;
  }
  &[data-side='theirs'] span {
    background-color: ${tokens.color.soft};
    transform-origin: 0 50%;
  }
`;
