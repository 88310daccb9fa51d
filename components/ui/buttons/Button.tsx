import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import styled, { type DataAttributes } from 'styled-components';
import { buttonStyle, mainAction, type ButtonLook, type ButtonSize, type ButtonVariant } from './Button.styles';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';
import { Spinner } from '../feedback/Spinner';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFull?: boolean;
  icon?: IconName;
  /** Label while the action runs ("Claiming"). Meanwhile the button ignores presses. */
  working?: string | false;
  /** Why it cannot be pressed ("20 Units short"). Shown instead of the label; the button stays focusable, and screen readers get both. */
  disabledReason?: string;
}

/** A button. Links that look like one are `ButtonLink`. */
export function Button({
  variant = 'primary',
  size = 'normal',
  isFull,
  icon,
  working = false,
  disabledReason,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const id = useId();
  const isWorking = working !== false;
  const mark = variant === 'primary' && mainAction;
  const look = { $variant: variant, $size: size, $isFull: isFull, type, ...mark, ...rest };
  const ignorePress = (event: MouseEvent) => event.preventDefault();

  if (disabledReason !== undefined) {
    return (
      <ButtonLink
        as="button"
        {...look}
        aria-disabled
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}reason`}
        onClick={ignorePress}
      >
        <VisuallyHidden id={`${id}label`}>{children}</VisuallyHidden>
        <span id={`${id}reason`}>{disabledReason}</span>
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      as="button"
      {...look}
      {...(isWorking && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isWorking ? ignorePress : onClick}
    >
      {isWorking ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'normal'} />}
      {isWorking ? working : children}
    </ButtonLink>
  );
}

/** A link that looks like a button: `<ButtonLink href>`, or `<ButtonLink as={Link} route="rewards" $variant="outline">`. */
export const ButtonLink = styled.a.attrs<ButtonLook & DataAttributes>(
  ({ $variant = 'primary', $size = 'normal', $isFull = false }) => ({
    'data-variant': $variant,
    'data-size': $size,
    'data-full': $isFull || undefined,
  }),
)`
  ${buttonStyle}
`;
