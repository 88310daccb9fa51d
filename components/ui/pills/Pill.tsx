import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconPaths';
import { pillStyle } from './FilterPills';

interface PillProps {
  icon?: IconName;
  children: ReactNode;
}

/** A short fact in a rounded frame: "Ends in 3 days". */
export function Pill({ icon, children }: PillProps) {
  return (
    <Outline>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </Outline>
  );
}

const Outline = styled.span`
  ${pillStyle}
`;
