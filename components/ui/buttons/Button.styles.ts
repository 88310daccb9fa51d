import { css } from 'styled-components';
import { focusLine, variants, when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';

const { color, control, duration, on, shadow, size, space } = tokens;

const sizes = {
  large: css`
    height: ${control.large};
    padding: 0 ${space[8]};
    font-size: ${size.body};
  `,
  normal: css`
    height: ${control.normal};
    padding: 0 ${space[6]};
    font-size: ${size.control};
  `,
  small: css`
    height: ${control.small};
    padding: 0 ${space[4]};
    font-size: ${size.small};
  `,
  /** Inside reward cards only. */
  tiny: css`
    height: 32px;
    padding: 0 14px;
    font-size: ${size.fine};
  `,
} as const;

const looks = {
  /** The main action of a view. */
  primary: css`
    background-color: ${color.action};
    color: ${color.onAction};
    box-shadow: ${shadow.litAction};
    ${when.hovered} {
      background-color: ${color.actionHover};
    }
    ${when.pressed} {
      background-color: ${color.actionPressed};
      box-shadow: none;
    }
  `,
  outline: css`
    border-color: ${on.outline};
    ${when.hovered} {
      border-color: ${on.text};
      background-color: ${on.hoverFill};
    }
    ${when.pressed} {
      border-color: ${on.outline};
      background-color: ${on.pressedFill};
    }
  `,
  /** An outline over a picture: a veil keeps the text readable. */
  outlineOnArt: css`
    border-color: ${on.outline};
    background-color: ${color.veil};
    ${when.hovered} {
      border-color: ${on.text};
      background-color: rgba(7, 10, 20, 0.6);
    }
    ${when.pressed} {
      background-color: rgba(7, 10, 20, 0.8);
    }
  `,
  /** Only for actions that spend Units. */
  gold: css`
    background-color: ${color.gold};
    color: ${color.onGold};
    box-shadow: ${shadow.litGold};
    ${when.hovered} {
      background-color: ${color.goldHover};
    }
    ${when.pressed} {
      background-color: ${color.goldPressed};
      box-shadow: none;
    }
  `,
  quiet: css`
    color: ${on.link};
    ${when.hovered} {
      background-color: ${on.hoverFill};
    }
    ${when.pressed} {
      background-color: ${on.pressedFill};
    }
  `,
} as const;

export type ButtonVariant = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  /** As wide as its container. */
  $isFull?: boolean;
}

/** Marks a view's main action, so that nothing fixed covers it: every primary button, and links that are one. */
export const mainAction = { 'data-main-action': '' };

/** The style of buttons, with all sizes and variants. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  font-family: ${tokens.font.body};
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0.002em;
  white-space: nowrap;
  text-align: center;
  color: inherit;
  cursor: pointer;
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms,
    color ${duration.fade}ms;
  ${variants('data-size', sizes)}
  ${variants('data-variant', looks)}

  /* It cannot grow, so a long label wraps into a second line. */
  &:where([data-full]) {
    width: 100%;
    padding-inline: ${space[3]};
    line-height: 1.15;
    white-space: normal;
    text-wrap: balance;
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background-color: ${on.off};
    color: ${on.offText};
    box-shadow: none;
    border-color: transparent;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[data-shown='focus'] {
    ${focusLine}
  }
`;
