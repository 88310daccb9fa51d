import styled from 'styled-components';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const { on, size } = tokens;

export const Paper = styled.section`
  ${surfaceStyle('paper')}
  padding-block: ${tokens.layout.playerSection} 64px;
`;

export const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 20px;
`;

export const Rows = styled.ul`
  border-top: 1px solid ${on.outline};

  &[data-waiting] {
    display: grid;
    gap: 33px;
    padding: 16px 0 17px;
    opacity: 0.16;
  }
`;

/** On narrow screens the way and the proof stand under what was claimed. */
export const Row = styled.li`
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

/** Emblems are drawn for ink. */
export const Emblem = styled.span`
  grid-area: emblem;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${tokens.radius.small};
  background-color: ${tokens.color.ink900};
`;

export const What = styled.div`
  grid-area: what;

  h3 {
    ${text.rowTitle}
  }
  p {
    font-size: ${size.small};
    color: ${on.muted};
  }
`;

export const Way = styled.p`
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

export const Proof = styled.div`
  grid-area: proof;
  font-size: ${size.small};
  color: ${on.muted};
`;

export const Amount = styled.p`
  grid-area: amount;
  justify-self: end;

  &[data-refunded] {
    color: ${on.muted};
    text-decoration: line-through;
  }
`;

export const Foot = styled.div`
  ${text.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  margin-top: 24px;
  color: ${on.muted};

  button {
    color: ${on.text};
  }
`;

export const Failure = styled.p`
  margin-left: auto;
  color: ${on.bad};
`;
