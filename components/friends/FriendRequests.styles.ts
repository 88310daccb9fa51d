import styled from 'styled-components';
import { media } from '../theme/media';
import { oneLine } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

/** The size of a request. */
export const rowHeight = '80px';

export const Rows = styled.ul`
  border-block: 1px solid ${tokens.on.hairline};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 12px 16px;
  align-items: center;
  min-height: ${rowHeight};
  padding: 12px 0;

  & + & {
    border-top: 1px solid ${tokens.on.hairline};
  }
  &[aria-busy] {
    color: ${tokens.on.muted};
  }
`;

export const Face = styled.span`
  width: 48px;
  height: 48px;
  border-radius: 50%;
  overflow: hidden;
  background-color: ${tokens.color.skeleton};
`;

export const Words = styled.p`
  b {
    ${text.rowTitle}
    ${oneLine}
    display: block;
  }
  span {
    display: block;
    min-height: 1.45em;
    font-size: ${tokens.size.small};
    line-height: 1.45;
    color: ${tokens.on.muted};
  }
`;

/** On phones two of them take a line of their own. */
export const Answers = styled.div`
  display: flex;
  gap: 8px;

  ${media.below.tablet} {
    &:has(> :nth-child(2)) {
      grid-column: 2 / -1;
    }
  }
`;
