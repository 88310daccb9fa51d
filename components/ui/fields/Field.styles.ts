import { css } from 'styled-components';
import { tokens } from '../../theme/tokens';

const { color, control, duration, line } = tokens;

/** A ring of 2 px. */
export const ring = (color: string) => css`
  border-color: ${color};
  box-shadow: 0 0 0 1px ${color};
`;

/** The box around a control; its states follow the control inside it. */
export const boxStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  height: ${control.normal};
  padding: 0 16px;
  border: 1px solid ${line.field};
  border-radius: ${tokens.radius.small};
  background-color: ${color.ink950};
  color: ${color.text};
  font-size: 1rem;
  transition: border-color ${duration.fade}ms;

  > svg {
    color: ${color.muted};
  }

  &:hover {
    border-color: ${color.muted};
  }
  &[data-tone='good'] {
    border-color: rgba(74, 222, 154, 0.6);
  }
  &[data-tone='good'] > svg {
    color: ${color.good};
  }
  &:has([aria-invalid='true']) {
    ${ring(color.bad)}
  }
  &:focus-within {
    ${ring(color.link)}
  }
  &:has(:disabled) {
    background-color: ${color.ink800};
    border-color: ${line.hairline};
    color: ${color.faint};
  }
`;

/** The control inside the box: unstyled, because the box shows its focus. */
export const bareControlStyle = css`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font-size: inherit;

  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &::placeholder {
    color: ${color.faint};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color.text};
    box-shadow: 0 0 0 100px ${color.ink950} inset;
  }
`;
