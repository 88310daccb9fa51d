import styled, { css } from 'styled-components';
import { media, tokens } from '../../theme/tokens';
import { Cluster } from '../../ui/layout/Cluster';
import { Wrap } from '../../ui/layout/Section';

const { color, gradient } = tokens;

/** Height of the picture above the text on narrow screens, in px. */
const narrowArtHeight = 400;

const compactHeight = 232;

interface HeroLook {
  /** True for every section but the overview: a low header, so that the section is in the first view. */
  $isCompact: boolean;
}

export const HeroHeader = styled.header<HeroLook>`
  position: relative;
  display: flex;
  min-height: ${({ $isCompact }) => ($isCompact ? `${compactHeight}px` : 'clamp(520px, 31vw, 620px)')};
  overflow: hidden;
  background-color: ${color.ink950};

  ${media.below.laptop} {
    min-height: ${({ $isCompact }) => ($isCompact ? '200px' : '600px')};
  }
`;

const phoneFoot =
  'linear-gradient(0deg, #070A14 0, rgba(7, 10, 20, .92) 18%, rgba(7, 10, 20, .55) 36%, rgba(7, 10, 20, 0) 58%)';

/** The picture, with a gradient under the text. */
export const Art = styled.div<HeroLook>`
  position: absolute;
  inset: 0;
  background: ${gradient.sky};

  img {
    object-position: 50% 62%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0 0 -1px;
    background: ${gradient.artUnderTextSide}, ${gradient.artUnderTextFoot};
  }

  ${media.below.laptop} {
    ${({ $isCompact }) =>
      !$isCompact &&
      css`
        bottom: auto;
        height: ${narrowArtHeight}px;

        img {
          object-position: 50% 40%;
        }
        &::after {
          background: ${phoneFoot};
        }
      `}
  }
`;

export const Column = styled(Wrap)<HeroLook>`
  display: flex;
  flex-direction: column;
  padding-block: 40px 32px;

  ${({ $isCompact }) =>
    $isCompact &&
    css`
      justify-content: flex-end;
      padding-block: 28px 20px;
    `}

  ${media.below.laptop} {
    padding-block: ${({ $isCompact }) => ($isCompact ? '24px 20px' : '284px 24px')};
  }
`;

/** Logo files are 560 px wide, of any height. */
export const Logo = styled.h1<HeroLook>`
  margin-left: -8px;

  /* The publisher's logos have any shape: the place is the same for all, so that nothing moves when one is loaded. */
  img {
    width: min(${({ $isCompact }) => ($isCompact ? '260px' : '420px')}, 100%);
    height: ${({ $isCompact }) => ($isCompact ? '72px' : '132px')};
    object-fit: contain;
    object-position: left bottom;
  }

  ${media.below.laptop} {
    margin-left: -4px;

    img {
      width: ${({ $isCompact }) => ($isCompact ? '200px' : '240px')};
      height: 88px;
    }
  }
`;

export const Tagline = styled.p`
  max-width: 44ch;
  margin-top: 20px;
  font-size: 1.125rem;
  line-height: 1.5;
  color: #e3e9fa;
  text-wrap: pretty;

  ${media.below.laptop} {
    margin-top: 14px;
    font-size: ${tokens.size.body};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;

  ${media.below.tablet} {
    flex-direction: column;
  }
`;

export const HeroFooter = styled(Cluster).attrs({ $gap: 6, $justify: 'space-between' })`
  margin-top: auto;
  padding-top: 28px;

  ${media.below.laptop} {
    flex-direction: column;
    align-items: stretch;
  }
`;
