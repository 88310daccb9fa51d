import { useId, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { notPrinted, visuallyHidden } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Icon } from '../icons/Icon';
import { Text } from '../layout/Text';

interface FieldLinks {
  id: string;
  'aria-describedby': string | undefined;
  /** Told also while it is false: a required field that is still empty is not wrong yet. */
  'aria-invalid': boolean;
}

export interface FieldTexts {
  label: string;
  /** For screen readers only: if the look of the field explains it. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  children: (links: FieldLinks) => ReactNode;
}

export function Field({ label, isLabelHidden = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const hasHint = hint !== undefined;
  const notes = [hasError && `${id}error`, hasHint && `${id}hint`].filter((note) => note !== false);
  // With the focus that comes to a field, a screen reader says its error. Only where the focus is already, the error is announced.
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Stack onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <Label htmlFor={id} $isHidden={isLabelHidden}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': notes.join(' ') || undefined,
        'aria-invalid': hasError,
      })}
      {hasHint && (
        <Text id={`${id}hint`} as="div" $type="fine" $color="muted">
          {hint}
        </Text>
      )}
      <ErrorArea id={`${id}error`} aria-live={hasFocus ? 'polite' : 'off'}>
        {hasError && (
          <ErrorLine>
            <Icon name="alert" size="medium" />
            <span>{error}</span>
          </ErrorLine>
        )}
      </ErrorArea>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-content: start;
`;

const Label = styled.label<{ $isHidden: boolean }>`
  ${text.label}
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

/* There before an error comes: a screen reader announces only what changes in it. */
const ErrorArea = styled.div`
  &:empty {
    position: absolute;
  }
`;

const ErrorLine = styled.p`
  display: flex;
  gap: 8px;
  font: 500 ${tokens.size.small} / 1.45 ${tokens.font.body};
  color: ${tokens.on.bad};

  > svg {
    margin-top: 1px;
  }
`;

const { color, control, duration, line } = tokens;

/** A ring of 2 px. */
export const ring = (color: string) => css`
  border-color: ${color};
  box-shadow: 0 0 0 1px ${color};
`;

export const FieldBox = styled.div`
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
  &:has(> [readonly]) {
    border-style: dashed;
    background: none;
    color: ${color.muted};
  }
  &:focus-within {
    ${ring(color.link)}
  }

  &:has(> [type='search']) {
    ${notPrinted}
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
  /* Firefox marks an invalid field with one. */
  box-shadow: none;
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
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:-webkit-autofill {
    -webkit-text-fill-color: ${color.text};
    box-shadow: 0 0 0 100px ${color.ink950} inset;
  }
`;
