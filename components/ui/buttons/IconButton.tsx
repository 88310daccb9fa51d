import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { Icon, type IconSize } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';

const { control, duration, on, radius } = tokens;

interface IconButtonLook {
  /** Without a border. */
  $isBare?: boolean;
}

const iconButtonStyle = css<IconButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${control.tap};
  height: ${control.tap};
  border: 1px solid ${({ $isBare = false }) => ($isBare ? 'transparent' : on.hairline)};
  border-radius: ${radius.small};
  color: ${on.text};
  cursor: pointer;
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms;

  ${when.hovered} {
    background-color: ${on.hoverFill};
    border-color: ${({ $isBare = false }) => ($isBare ? 'transparent' : on.outline)};
  }
  ${when.pressed} {
    background-color: ${on.pressedFill};
  }
`;

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** Text for screen readers. */
  label: string;
  iconSize?: IconSize;
  isBare?: boolean;
}

/** A square icon button of 44 px. */
export function IconButton({ icon, label, iconSize = 'normal', isBare, type = 'button', ...rest }: IconButtonProps) {
  return (
    <PlainIconButton type={type} aria-label={label} $isBare={isBare} {...rest}>
      <Icon name={icon} size={iconSize} />
    </PlainIconButton>
  );
}

const PlainIconButton = styled.button<IconButtonLook>`
  ${iconButtonStyle}
`;

/** The same as a link: it needs an `aria-label` and an Icon. */
export const IconLink = styled.a<IconButtonLook>`
  ${iconButtonStyle}
`;
