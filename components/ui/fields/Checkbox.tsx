import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { FieldError } from './Field';

const { color, duration, line } = tokens;

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'id' | 'children'> {
  children: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label beside it. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  const hasError = Boolean(error);
  return (
    <div>
      <Row>
        <CheckboxInput
          type="checkbox"
          {...input}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={hasError ? `${id}error` : undefined}
        />
        <span>{children}</span>
      </Row>
      {hasError && (
        <ErrorLine>
          <FieldError id={`${id}error`}>{error}</FieldError>
        </ErrorLine>
      )}
    </div>
  );
}

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23fff' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.5 12.5 5 5 10-11'/%3E%3C/svg%3E\")";

const Row = styled.label`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  font-size: ${tokens.size.control};
  line-height: 1.45;
  cursor: pointer;

  &:has(:disabled) {
    color: ${tokens.on.offText};
    cursor: not-allowed;
  }
`;

const CheckboxInput = styled.input`
  appearance: none;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 1px 0 0;
  border: 1px solid ${line.box};
  border-radius: 3px;
  background: ${color.ink950} center / 14px no-repeat;
  cursor: inherit;
  transition: background-color ${duration.fade}ms;

  &:hover:not(:disabled) {
    border-color: ${color.muted};
  }
  &:checked {
    border-color: ${color.action};
    background-color: ${color.action};
    background-image: ${tick};
  }
  &[aria-invalid='true'] {
    border-color: ${color.bad};
    box-shadow: 0 0 0 1px ${color.bad};
  }
  &[data-shown='focus'] {
    outline: ${tokens.focus.width} solid ${tokens.on.focus};
    outline-offset: ${tokens.focus.offset};
  }
  &:disabled {
    opacity: 0.5;
  }
`;

const ErrorLine = styled.div`
  padding: 6px 0 0 32px;
`;
