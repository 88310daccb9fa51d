import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Field, type FieldTexts } from './Field';
import { bareControlStyle, boxStyle } from './Field.styles';
import { Icon } from '../icons/Icon';

interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> {
  /** The value is valid. */
  isGood?: boolean;
  /** Before the text: an Icon. */
  start?: ReactNode;
  /** After the text: a button, an Icon. */
  end?: ReactNode;
}

/** A text input with its label. A disabled one shows a lock: explain it in the hint. */
export function TextField({ label, isLabelHidden, hint, error, isGood = false, start, end, ...input }: TextFieldProps) {
  const sign = (input.disabled && <Icon name="lock" size="small" />) || (isGood && <Icon name="check" size="normal" />);
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(links) => (
        <Box data-tone={isGood ? 'good' : undefined}>
          {start}
          <Input type="text" {...input} {...links} />
          {end ?? sign}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  ${boxStyle}
`;

const Input = styled.input`
  ${bareControlStyle}
`;
