import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Field, type FieldTexts } from './Field';
import { bareControlStyle, boxStyle } from './Field.styles';
import { Icon } from '../icons/Icon';

interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> {
  /** What was typed has been checked and will do. */
  isGood?: boolean;
  /** In front of the text, an Icon. */
  start?: ReactNode;
  /** Behind the text: a button, an Icon. */
  end?: ReactNode;
}

/** A line of text with its label. A disabled one shows a lock: say in the hint who set it. */
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
