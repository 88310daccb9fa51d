import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Icon } from '../icons/Icon';

/** Attributes that connect a control with the label, hint and error of its Field. */
interface FieldLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: string;
  /** For screen readers only: where the look of the field explains it. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and how to correct it; replaces the hint. */
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  children: (links: FieldLinks) => ReactNode;
}

/** A control with its label above, and hint or error below. */
export function Field({ label, isLabelHidden = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const hasNote = hasError || hint !== undefined;
  const noteId = `${id}note`;
  return (
    <Stack>
      <Label htmlFor={id} $isHidden={isLabelHidden}>
        {label}
      </Label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': hasError ? true : undefined,
      })}
      {hasError ? <FieldError id={noteId}>{error}</FieldError> : hasNote && <Hint id={noteId}>{hint}</Hint>}
    </Stack>
  );
}

interface FieldErrorProps {
  id: string;
  children: ReactNode;
}

/** An error text with its icon, below the control. */
function FieldError({ id, children }: FieldErrorProps) {
  return (
    <ErrorLine id={id}>
      <Icon name="alert" size="medium" />
      <span>{children}</span>
    </ErrorLine>
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

const Hint = styled.p`
  ${text.fine}
  color: ${tokens.on.muted};
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
