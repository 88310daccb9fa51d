import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import styled, { type DataAttributes, css, keyframes } from 'styled-components';
import { notPrinted, variants, when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { Icon, type IconName } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFull?: boolean;
  icon?: IconName;
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
      <span key={isWorking ? 'working' : 'label'}>{isWorking ? working : children}</span>
    </ButtonLink>
  );
}

const { color, control, duration, on, shadow, size, space } = tokens;

const sizes = {
  large: css`
    min-height: ${control.large};
    padding: ${space[1]} ${space[8]};
    font-size: ${size.body};
  `,
  normal: css`
    min-height: ${control.normal};
    padding: ${space[1]} ${space[6]};
    font-size: ${size.control};
  `,
  small: css`
    min-height: ${control.small};
    padding: 0 ${space[4]};
    font-size: ${size.small};
  `,
  /** Inside reward cards only. */
  tiny: css`
    min-height: 32px;
    padding: 0 14px;
    font-size: ${size.fine};
  `,
} as const;

/** What a variant leaves out is transparent, in the color of the surrounding text, or without light. */
const looks = {
  primary: css`
    --button-fill: ${color.action};
    --button-text: ${color.onAction};
    --button-light: ${shadow.litAction};
    --button-hovered-fill: ${color.actionHover};
    --button-pressed-fill: ${color.actionPressed};
  `,
  outline: css`
    --button-border: ${on.outline};
    --button-hovered-border: ${on.text};
    --button-hovered-fill: ${on.hoverFill};
    --button-pressed-border: ${on.outline};
    --button-pressed-fill: ${on.pressedFill};
  `,
  /** An outline over a picture: a veil keeps the text readable. */
  outlineOnArt: css`
    --button-fill: ${color.veil};
    --button-border: ${on.outline};
    --button-hovered-border: ${on.text};
    --button-hovered-fill: rgba(7, 10, 20, 0.6);
    --button-pressed-border: ${on.text};
    --button-pressed-fill: rgba(7, 10, 20, 0.8);

    @media (forced-colors: active) {
      --button-fill: Canvas;
    }
  `,
  gold: css`
    --button-fill: ${color.gold};
    --button-text: ${color.onGold};
    --button-light: ${shadow.litGold};
    --button-hovered-fill: ${color.goldHover};
    --button-pressed-fill: ${color.goldPressed};
  `,
  quiet: css`
    --button-text: ${on.link};
    --button-hovered-fill: ${on.hoverFill};
    --button-pressed-fill: ${on.pressedFill};
  `,
} as const;

type ButtonVariant = keyof typeof looks;

type ButtonSize = keyof typeof sizes;

interface ButtonLook {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $isFull?: boolean;
}

/** Marks a view's main action, so that nothing fixed covers it: every primary button, and links that are one. */
export const mainAction = { 'data-main-action': '' };

/** A link that looks like a button: `<ButtonLink href>`, or `<ButtonLink as={Link} route="rewards" $variant="outline">`. */
export const ButtonLink = styled.a.attrs<ButtonLook & DataAttributes>(
  ({ $variant = 'primary', $size = 'normal', $isFull = false }) => ({
    'data-variant': $variant,
    'data-size': $size,
    'data-full': $isFull || undefined,
  }),
)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  /* A label wraps only where the button alone is wider than its line, as large text can be. */
  flex-shrink: 0;
  max-width: 100%;
  gap: 10px;
  border: 1px solid var(--button-border, transparent);
  border-radius: ${tokens.radius.small};
  background-color: var(--button-fill, transparent);
  box-shadow: var(--button-light, none);
  font-family: ${tokens.font.body};
  font-weight: 700;
  line-height: 1.15;
  letter-spacing: 0.002em;
  text-align: center;
  text-wrap: balance;
  color: var(--button-text, inherit);
  cursor: pointer;
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms,
    color ${duration.fade}ms;
  ${variants('data-size', sizes)}
  ${variants('data-variant', looks)}

  ${when.hovered} {
    border-color: var(--button-hovered-border, transparent);
    background-color: var(--button-hovered-fill);
  }
  ${when.pressed} {
    border-color: var(--button-pressed-border, transparent);
    background-color: var(--button-pressed-fill);
    box-shadow: none;
  }

  &:where([data-full]) {
    width: 100%;
    padding-inline: ${space[3]};
  }

  &[aria-disabled='true']:not([aria-busy='true']) {
    background-color: ${on.off};
    color: ${on.offText};
    box-shadow: none;
    border-color: transparent;
    cursor: not-allowed;

    /* Forced colors give it the text and the border of one that can be pressed. */
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }
  ${notPrinted}
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid color-mix(in srgb, currentColor 35%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`;
