import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import { columns } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

interface Step {
  key: string;
  title: ReactNode;
  text: ReactNode;
  /** Decorative: over the step where steps are columns. */
  drawing?: ReactNode;
  /** How much lower than the others the step starts where steps are columns, in px. */
  drop?: number;
  /** Beside the step where steps are rows. */
  example?: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Three columns, which are rows on phones; or rows everywhere. */
  direction?: 'columns' | 'rows';
}

export function Steps({ steps, direction = 'columns' }: StepsProps) {
  const List = lists[direction];
  return (
    <List>
      {steps.map(({ key, title, text, drawing, drop, example }, index) => (
        <StepItem key={key} style={drop === undefined ? undefined : { '--drop': `${drop}px` }}>
          {drawing && <DrawingStage aria-hidden>{drawing}</DrawingStage>}
          <b aria-hidden>
            <FormattedNumber value={index + 1} />
          </b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {example}
        </StepItem>
      ))}
    </List>
  );
}

const StepItem = styled.li`
  > b {
    display: block;
    font: 600 clamp(2.5rem, 1.8rem + 2vw, 3.5rem) / 1 ${tokens.font.display};
    letter-spacing: -0.03em;
  }
  > div > h3 {
    ${text.d3}
  }
  > div > p {
    max-width: 40ch;
    margin-top: 8px;
    color: ${tokens.on.muted};
  }
`;

const lists = {
  columns: styled.ol`
    ${columns(3, { tablet: 1 })}
    gap: ${tokens.layout.columnGap};

    > li {
      padding-top: var(--drop);
    }
    > li > b {
      margin: 16px 0 8px;
    }

    ${media.below.tablet} {
      gap: 40px;

      > li {
        display: grid;
        grid-template-columns: 48px minmax(0, 1fr);
        padding-top: 0;
      }
      > li > b {
        font-size: 2.5rem;
      }
      > li > b + div {
        margin-top: 20px;
      }
    }
  `,
  rows: styled.ol`
    > li {
      display: grid;
      grid-template-columns: clamp(24px, 5vw, 64px) minmax(0, 3fr);
      grid-auto-flow: column;
      /* Of examples. */
      grid-auto-columns: minmax(0, 7fr);
      gap: 16px 24px;
      align-items: baseline;
      padding: 28px 0;
      border-bottom: 1px dashed ${tokens.on.outline};

      ${media.below.laptop} {
        grid-auto-flow: row;
      }
    }
    > li > b + div + * {
      align-self: center;

      ${media.below.laptop} {
        grid-column: 1 / -1;
      }
    }
  `,
} as const;

const DrawingStage = styled.div`
  grid-column: 1 / -1;

  > * {
    max-width: min(320px, 100%);
    height: auto;
    overflow: visible;
  }
`;
