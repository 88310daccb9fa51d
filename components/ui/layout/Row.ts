import styled from 'styled-components';

const gaps = { small: '8px', normal: '12px', large: '24px' } as const;

/** Items in a row that wraps: buttons, pills. */
export const Row = styled.div<{ $gap?: keyof typeof gaps; $align?: 'center' | 'start' | 'end' | 'baseline' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $gap = 'normal' }) => gaps[$gap]};
`;
