import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

export const ErrorText = styled.p.attrs({ role: 'alert' })`
  ${text.small}
  color: ${tokens.on.bad};
`;
