import styled from 'styled-components';
import { attention } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Stack } from '../layout/Stack';

/** What the player should know or answer before going on. */
export const AttentionBox = styled(Stack)`
  ${text.small}
  padding: ${tokens.space[4]};
  ${attention}

  b {
    font-weight: 600;
  }
`;
