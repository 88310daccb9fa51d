import { type ComponentPropsWithRef, type InvalidEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { Field, FieldBox, type FieldTexts, bareControlStyle } from './Field';
import { Icon } from '../icons/Icon';
import { useTexts } from '../text/useTexts';

interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> {
  isGood?: boolean;
  start?: ReactNode;
  end?: ReactNode;
}

/** A form with `required` fields is sent once they are filled; until then the empty ones say so, and the first gets the focus. */
export function TextField({ label, isLabelHidden, hint, error, isGood = false, start, end, ...input }: TextFieldProps) {
  const [wasMissed, setWasMissed] = useState(false);
  // A field that was filled once is not missed when its form is sent and emptied.
  if (wasMissed && input.value !== '') setWasMissed(false);
  const tellMissing = (event: InvalidEvent<HTMLInputElement>) => {
    // The browser's own message is in the browser's language.
    event.preventDefault();
    const { currentTarget: field } = event;
    const fields = Array.from(field.form?.elements ?? []);
    // Before the focus comes to it, which says it.
    flushSync(() => setWasMissed(true));
    if (fields.find((each) => each instanceof HTMLInputElement && !each.validity.valid) === field) field.focus();
  };
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={wasMissed ? <FieldMissing /> : error}>
      {(links) => (
        <FieldBox data-tone={isGood ? 'good' : undefined}>
          {start}
          <Input type="text" onInvalid={tellMissing} {...input} {...links} />
          {end ?? (isGood && <Icon name="check" size="normal" />)}
        </FieldBox>
      )}
    </Field>
  );
}

const FieldMissing = () => useTexts()('ui.fieldMissing');

const Input = styled.input`
  ${bareControlStyle}
`;

/** No title is longer, and the services take no more. */
const longestSearch = 80;

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const t = useTexts();
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
      maxLength={longestSearch}
      label={label}
      isLabelHidden
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        // Not every browser empties it, and a dialog around it stays open.
        event.preventDefault();
        onChange('');
      }}
      start={<Icon name="search" size="normal" />}
      end={
        value !== '' && (
          <ClearButton type="button" aria-label={t('ui.clearSearch')} onClick={clear}>
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
