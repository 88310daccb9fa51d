import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

/** A few words in a row of which one is chosen. */
export const Choices = styled.div`
  display: flex;
  gap: 20px;
  margin-left: auto;

  ${media.below.tablet} {
    margin-left: 0;
  }
`;

/** One of them; the chosen one is underlined in white, as tabs are. */
export const Choice = styled.button`
  min-height: 32px;
  font: 600 ${tokens.size.fine} / 1 ${tokens.font.body};
  color: ${tokens.on.muted};
  transition: color ${tokens.duration.fade}ms;

  &:hover,
  &[aria-pressed='true'] {
    color: ${tokens.on.text};
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 -2px 0 ${tokens.on.text};
  }
`;
