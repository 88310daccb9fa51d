import styled from 'styled-components';
import { notPrinted } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { modalPadding, stickyEnd } from './Modal';

/** The buttons at the end of a dialog. They stay in view where it is longer than the window, unless they would fill it. */
export const ModalActions = styled.div.attrs<Partial<typeof stickyEnd>>(stickyEnd)`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin: 24px calc(-1 * ${modalPadding}) 0;
  padding: 16px ${modalPadding};
  border-top: 1px solid ${tokens.line.hairline};
  background-color: ${tokens.on.surface};

  /* At 400% zoom a window is about 256 px high: they would hide half of what they confirm. */
  @media (min-height: 360px) {
    position: sticky;
    bottom: 0;
  }
  ${notPrinted}
`;
