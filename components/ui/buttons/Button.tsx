import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './Button.styles';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';
import { Spinner } from '../feedback/Spinner';
import { VisuallyHidden } from '../text/VisuallyHidden';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFull?: boolean;
  icon?: IconName;
  /** The words while the button works ("Claiming"); until then it takes no second press. */
  working?: string | false;
  /** Why it cannot be pressed ("20 Units short"). It takes the place of the label; the button stays reachable and says both. */
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
  const look = { $variant: variant, $size: size, $isFull: isFull, type, ...rest };
  const refuse = (event: MouseEvent) => event.preventDefault();

  if (disabledReason !== undefined) {
    return (
      <Frame {...look} aria-disabled aria-labelledby={`${id}label`} aria-describedby={`${id}reason`} onClick={refuse}>
        <VisuallyHidden id={`${id}label`}>{children}</VisuallyHidden>
        <span id={`${id}reason`}>{disabledReason}</span>
      </Frame>
    );
  }
  return (
    <Frame
      {...look}
      {...(isWorking && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={isWorking ? refuse : onClick}
    >
      {isWorking ? <Spinner /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'normal'} />}
      {isWorking ? working : children}
    </Frame>
  );
}

const Frame = styled.button<ButtonLook>`
  ${buttonStyle}
`;

/** A link that looks like a button: `<ButtonLink href>`, or `<ButtonLink as={Link} route="rewards" $variant="outline">`. */
export const ButtonLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;
