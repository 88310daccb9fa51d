import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { Icon, type IconSize, type IconName } from '../icons/Icon';

const { control, duration, on, radius } = tokens;

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  label: string;
  iconSize?: IconSize;
  isBare?: boolean;
}

/** A square icon button of 44 px. */
export function IconButton({ icon, label, iconSize = 'normal', isBare, type = 'button', ...rest }: IconButtonProps) {
  return (
    <IconLink as="button" type={type} aria-label={label} data-bare={isBare || undefined} {...rest}>
      <Icon name={icon} size={iconSize} />
    </IconLink>
  );
}

/** The same as a link: it needs an `aria-label` and an Icon. */
export const IconLink = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${control.tap};
  height: ${control.tap};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  color: ${on.text};
  cursor: pointer;
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms;

  ${when.hovered} {
    background-color: ${on.hoverFill};
  }
  ${when.pressed} {
    background-color: ${on.pressedFill};
  }

  &:where(:not([data-bare])) {
    border-color: ${on.hairline};

    ${when.hovered} {
      border-color: ${on.outline};
    }
  }
`;
