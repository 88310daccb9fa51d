import styled from 'styled-components';
import { ClubLink } from '../navigation/ClubLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

const { color, control, font, line, on } = tokens;

export const Frame = styled.section`
  position: relative;
  overflow: hidden;
  padding: 64px 0 56px;
  background: radial-gradient(60% 70% at 68% 44%, #152449 0, ${color.ink900} 60%, ${color.ink950} 100%);

  ${media.below.laptop} {
    padding: 32px 0 40px;
  }
`;

export const Top = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 24px;
  align-items: center;
  min-height: 600px;

  ${media.below.laptop} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 8px;
    min-height: 0;
  }
`;

export const Code = styled.h1`
  margin-left: -0.04em;
  font: 600 clamp(6rem, 3rem + 10vw, 11.5rem) / 0.82 ${font.display};
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
`;

export const Opening = styled.p`
  margin-top: 40px;
  font: 500 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) / 1.35 ${font.display};

  ${media.below.laptop} {
    margin-top: 20px;
  }
`;

export const Retry = styled.div`
  margin-top: 24px;
`;

export const Picture = styled.div`
  svg {
    width: 108%;
    max-width: none;
    height: auto;
    margin-left: -4%;
  }

  ${media.below.laptop} {
    margin: 0 -12px;

    svg {
      width: 100%;
      margin: 0 auto;
      max-width: 620px;
    }
  }
`;

export const Ways = styled.div`
  margin-top: 8px;
  padding-top: 28px;
  border-top: 1px solid ${line.hairline};
`;

export const Instead = styled.p`
  font-size: clamp(0.9375rem, 4.1vw, 1.125rem);
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  margin-top: 16px;

  ${media.below.laptop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 16px;
  }
`;

export const Way = styled(ClubLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${control.tap};
  font: 600 1.125rem / 1.2 ${font.display};

  &:hover {
    color: ${on.gold};
  }
  > svg {
    flex: none;
    color: ${color.gold};
    transition: transform ${tokens.duration.fade}ms;
  }
  &:hover > svg {
    transform: scale(1.3);
  }
`;
