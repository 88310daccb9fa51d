import styled from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

const { on, size } = tokens;

/** On narrow screens the instruction and the code are placed under the reward's name. */
export const ClaimItem = styled.li`
  display: grid;
  grid-template: 'emblem what way proof amount' / 64px minmax(0, 5fr) minmax(0, 5fr) minmax(272px, auto) 88px;
  gap: 4px 20px;
  align-items: center;
  padding: 12px 0;
  border-bottom: 1px solid ${on.hairline};

  ${media.below.desktop} {
    grid-template: 'emblem what amount' '. way way' '. proof proof' / 56px minmax(0, 1fr) auto;
    gap: 8px 16px;
    padding: 16px 0;
  }

  ${media.below.tablet} {
    grid-template: 'emblem what amount' 'way way way' 'proof proof proof' / 56px minmax(0, 1fr) auto;
  }
`;

/** Emblems are drawn for dark backgrounds. */
export const Emblem = styled.span`
  grid-area: emblem;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.color.ink900};
`;

export const RewardName = styled.div`
  grid-area: what;

  h3 {
    ${text.rowTitle}
  }
  p {
    font-size: ${size.small};
    color: ${on.muted};
  }
`;

export const Instruction = styled.p`
  grid-area: way;
  font-size: ${size.small};
  line-height: 1.45;

  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: ${on.muted};
  }
`;

export const CodeCell = styled.div`
  grid-area: proof;
  font-size: ${size.small};
  color: ${on.muted};
`;

export const Price = styled.p`
  grid-area: amount;
  justify-self: end;

  &[data-refunded] {
    color: ${on.muted};
    text-decoration: line-through;
  }
`;
