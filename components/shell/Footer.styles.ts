import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 4fr 3fr 2fr 3fr;
  gap: 24px;
  align-items: start;

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 40px;
  }
`;

interface ColumnLook {
  /** Comes last where the columns stand under each other. */
  $isLast?: boolean;
}

export const Column = styled.div<ColumnLook>`
  min-width: 0;

  ${media.below.laptop} {
    ${({ $isLast }) => $isLast && 'order: 1;'}
  }
`;

export const Words = styled.p`
  max-width: 34ch;
  margin-top: 14px;
  font-size: ${tokens.size.small};
  line-height: 1.5;
`;

export const Heading = styled.h2`
  margin-bottom: 12px;
  font: 600 0.9375rem / 1.3 ${tokens.font.display};
  color: ${tokens.color.text};
`;

const twofold = css`
  columns: 2;
  column-gap: 24px;
`;

export const Links = styled.ul<{ $isTwofold?: boolean }>`
  ${({ $isTwofold }) => $isTwofold && twofold}

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    font-size: 0.9375rem;
    transition: color ${tokens.duration.fade}ms;

    ${media.below.laptop} {
      min-height: ${tokens.control.tap};
    }
  }
  a:hover,
  button:hover {
    color: ${tokens.color.text};
  }
  svg {
    margin-left: 6px;
    color: #7683a8;
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 32px;
  margin-top: 56px;
  padding-top: 24px;
  border-top: 1px solid ${tokens.line.hairline};

  small {
    flex: 1 1 auto;
    font-size: ${tokens.size.small};
  }

  ${media.below.tablet} {
    small {
      flex-basis: 100%;
    }
  }
`;
