import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Field, FieldBox, type FieldTexts, bareControlStyle, ring } from './Field';
import { Icon } from '../icons/Icon';

const { color, line, radius, shadow } = tokens;

interface SelectProps<Value extends string>
  extends
    Omit<FieldTexts, 'hint'>,
    Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'value' | 'onChange' | 'size'> {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  start?: ReactNode;
}

/**
 * A native select, for phones, keyboards and screen readers. Browsers with `appearance: base-select` show its list in the
 * style of the club.
 */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  error,
  options,
  onChange,
  start,
  ...select
}: SelectProps<Value>) {
  useEscapeForList();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field label={label} isLabelHidden={isLabelHidden} error={error}>
      {(links) => (
        <Box>
          {start}
          <Control {...select} {...links} onChange={(event) => choose(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Control>
          <Icon name="chevron" size="small" />
        </Box>
      )}
    </Field>
  );
}

/** Escape in an open list closes the list alone. An option has the focus only there, and not if the browser draws the list. */
function useEscapeForList() {
  useEffect(() => {
    const keepToList = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof HTMLOptionElement) event.stopPropagation();
    };
    // Before a dialog or a message hears it, which would close, and prevent that the browser closes the list.
    window.addEventListener('keydown', keepToList, { capture: true });
    return () => window.removeEventListener('keydown', keepToList, { capture: true });
  }, []);
}

const Box = styled(FieldBox)`
  &:has(select:open) {
    ${ring(color.link)}
  }

  > svg:last-child {
    position: absolute;
    right: 16px;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${bareControlStyle}
  appearance: none;
  align-self: stretch;
  margin: 0 -16px;
  padding: 0 44px 0 16px;
  cursor: pointer;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:disabled {
    color: ${color.muted};
    opacity: 1;
    cursor: default;
  }

  /* The native list, in browsers that support appearance: base-select. */
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
