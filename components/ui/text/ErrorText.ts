import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

/** Why something failed; screen readers announce it. */
export const ErrorText = styled.p.attrs({ role: 'alert' })`
  ${text.small}
  color: ${tokens.on.bad};
`;
