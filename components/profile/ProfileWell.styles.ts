import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const { color, line, on, space } = tokens;

const arrive = keyframes`
  from { opacity: 0; transform: scale(.94); }
`;

export const Well = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;
  padding: 40px 28px 28px;
  border-right: 1px solid ${line.hairline};
  background:
    radial-gradient(90% 60% at 50% 22%, color-mix(in srgb, ${color.xp} 20%, transparent), transparent 70%),
    ${color.ink950};
  overflow: hidden;
  text-align: center;

  img {
    width: 100%;
    height: 100%;
    animation: ${arrive} ${tokens.duration.modal}ms ${tokens.easing.out};
  }

  ${media.below.laptop} {
    --level-arc: 112px;
    flex-direction: row;
    gap: ${space[4]};
    padding: 56px 20px 20px;
    border-right: 0;
    border-bottom: 1px solid ${line.hairline};
    text-align: left;
  }
`;

/** The lower end of the sky; no room for it on phones. */
export const Chart = styled.div`
  position: absolute;
  inset: auto 0 -110px;
  display: grid;
  place-items: center;
  color: ${color.muted};
  pointer-events: none;

  ${media.below.laptop} {
    display: none;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  min-width: 0;

  > button,
  > a {
    margin-block: ${space[3]} ${space[1]};
  }

  ${media.below.laptop} {
    justify-items: start;
  }
`;

export const Name = styled.p`
  ${text.playerH2}
  overflow-wrap: anywhere;
`;

export const Next = styled.p`
  ${text.small}
  color: ${on.muted};

  b {
    font-weight: 700;
    color: ${color.xp};
  }
`;

export const ArcSkeleton = styled.span`
  flex: none;
  width: var(--level-arc, 184px);
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: ${color.skeleton};
`;
