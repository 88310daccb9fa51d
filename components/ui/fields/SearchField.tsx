import { useRef } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import type { FieldTexts } from './Field';
import { Icon } from '../icons/Icon';
import { TextField } from './TextField';

interface SearchFieldProps extends Pick<FieldTexts, 'label' | 'isLabelHidden'> {
  value: string;
  onChange: (value: string) => void;
  /** Label of the clear button: "Clear the search". */
  clearLabel: string;
  placeholder?: string;
}

/** A search input that filters while typing; its clear button empties it and returns the focus. */
export function SearchField({ label, isLabelHidden, value, onChange, clearLabel, placeholder }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      ref={input}
      type="search"
      autoComplete="off"
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      start={<Icon name="search" size="normal" />}
      end={
        value !== '' && (
          <ClearButton type="button" aria-label={clearLabel} onClick={clear}>
            <Icon name="close" size="small" />
          </ClearButton>
        )
      }
    />
  );
}

const ClearButton = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -14px;
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.muted};

  &:hover {
    color: ${tokens.color.text};
  }
  &:focus-visible {
    outline-offset: -6px;
  }
`;
