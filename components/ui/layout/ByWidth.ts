import styled from 'styled-components';
import { onlyBelow, onlyFrom } from '../../theme/mixins';

interface Limit {
  $width: Parameters<typeof onlyFrom>[0];
}

export const FromWidth = styled.div<Limit>`
  ${({ $width }) => onlyFrom($width)}
`;

export const BelowWidth = styled.div<Limit>`
  ${({ $width }) => onlyBelow($width)}
`;
