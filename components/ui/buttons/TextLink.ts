import styled, { css } from 'styled-components';
import { coveringLink } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';

const textLinkStyle = css`
  color: ${tokens.on.link};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

export const TextLink = styled.a`
  ${textLinkStyle}
`;

export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textLinkStyle}
`;

export const TextCover = styled.button.attrs({ type: 'button' })`
  ${coveringLink}
`;
