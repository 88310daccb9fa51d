import styled from 'styled-components';
import { media } from '../theme/media';
import { firstFocus } from '../ui/dialogs/Modal';
import { tokens } from '../theme/tokens';

/** The heading of a step, often a question: a dialog that opens has the focus on it, not on the answer. */
export const StepTitle = styled.h2.attrs(firstFocus)`
  margin-top: 24px;
  font: 600 1.75rem / 1.15 ${tokens.font.display};
  letter-spacing: -0.015em;

  /* Without the list of steps above it, it shares its row with the Close button. */
  &:first-child {
    margin-top: 0;
    padding-right: 96px;
  }
`;

/** The amounts of a step: what is used, what is left. */
export const StepLines = styled.ul`
  margin-top: 12px;
  border-bottom: 1px solid ${tokens.on.hairline};
`;

/** An amount: name and figure, with a note under each. */
export const StepLine = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  align-items: baseline;
  padding: 14px 0;
  border-top: 1px solid ${tokens.on.hairline};

  b {
    font-size: ${tokens.size.control};
    font-weight: 600;
  }

  strong {
    justify-self: end;
    font: 600 1.125rem / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    color: ${tokens.on.gold};
  }

  strong[data-plain] {
    color: ${tokens.on.text};
  }

  /* Text in place of a figure. */
  em {
    justify-self: end;
    font-style: normal;
    text-align: right;
    color: ${tokens.on.muted};
  }

  > span {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }
`;

/** The buttons that end a step: the first takes the free width. On narrow screens they stay in view. */
export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: auto;
  padding-top: 24px;

  > :first-child {
    flex: 1;
  }

  ${media.below.laptop} {
    position: sticky;
    bottom: 0;
    margin: auto -20px -20px;
    padding: 16px 20px;
    border-top: 1px solid ${tokens.line.hairline};
    background-color: ${tokens.on.surface};
  }
`;

/**
 * The same, in view on wide screens too, for a step that can be longer than the window. Not for the steps of a claim:
 * the next step's button would lie where the last one was, and a double click would press both.
 */
export const PinnedStepActions = styled(StepActions)`
  ${media.from.laptop} {
    position: sticky;
    bottom: 0;
    margin: auto -36px -28px;
    padding: 24px 36px 28px;
    background-color: ${tokens.on.surface};
  }
`;
