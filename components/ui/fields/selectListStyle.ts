import { css } from 'styled-components';
import { tokens } from '../../theme/tokens';

const { color, line, radius, shadow } = tokens;

/** Styles the native list of a select, in browsers that support `appearance: base-select`. */
export const selectListStyle = css`
  option {
    background-color: ${color.ink800};
    color: ${color.text};
  }

  @supports (appearance: base-select) {
    &,
    &::picker(select) {
      appearance: base-select;
    }
    & {
      display: flex;
      align-items: center;
    }
    &::picker-icon {
      display: none;
    }
    &::picker(select) {
      min-width: anchor-size(width);
      max-height: 340px;
      margin-block: 6px;
      padding: 6px;
      border: 1px solid ${line.strong};
      border-radius: ${radius.small};
      background-color: ${color.ink800};
      box-shadow: ${shadow.menu};
    }
    option {
      display: flex;
      align-items: center;
      min-height: 40px;
      padding: 0 10px;
      border-radius: 3px;
      font-size: 0.9375rem;
      background-color: transparent;
    }
    option:hover,
    option:focus-visible,
    option:checked {
      background-color: ${color.ink700};
    }
    option:focus-visible {
      outline-offset: -2px;
    }
    option::checkmark {
      order: 1;
      margin-left: auto;
      font-size: 0.875rem;
    }
  }
`;
