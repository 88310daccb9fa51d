import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { tokens, type RarityColor } from '../theme/tokens';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 360px minmax(0, 1fr);
  min-height: 588px;

  ${media.below.laptop} {
    grid-template: auto 1fr / minmax(0, 1fr);
    min-height: 100%;
  }
`;

/** On narrow screens what is bought leaves room for the payment; the Close button is over it. */
const besideEachOther = css`
  flex-direction: row;
  align-items: center;
  gap: 20px;
  padding: 52px 20px 20px;

  > img,
  > svg {
    flex: none;
    width: 104px;
    height: 104px;
    margin: 0;
  }
  > div {
    margin: 0;
    padding: 0;
  }
`;

export const Well = styled.div<{ $light: RarityColor | 'gold'; $isPaid: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-right: 1px solid ${tokens.line.hairline};
  background:
    radial-gradient(
      90% 70% at 50% 38%,
      color-mix(in srgb, ${({ $light }) => tokens.color[$light]} 22%, transparent),
      transparent 70%
    ),
    ${tokens.color.ink950};

  > img,
  > svg {
    margin: 44px auto 24px;
  }

  ${media.below.laptop} {
    border-right: 0;
    border-bottom: 1px solid ${tokens.line.hairline};

    > img,
    > svg {
      width: 132px;
      height: 132px;
      margin: 24px auto 12px;
    }
    ${({ $isPaid }) => !$isPaid && besideEachOther}
  }
`;

export const About = styled.div`
  position: relative;
  margin-top: auto;
  padding: 0 28px 28px;

  h3 {
    margin-top: 12px;
    font: 600 1.5rem / 1.15 ${tokens.font.display};
    letter-spacing: -0.012em;
  }

  p {
    margin-top: 8px;
    font-size: ${tokens.size.small};
    line-height: 1.5;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    padding: 0 20px 20px;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  padding: 28px 36px;

  ${media.below.laptop} {
    padding: 20px;

    /* What is in focus stays clear of the buttons at the end. */
    a,
    button {
      scroll-margin-bottom: 96px;
    }
  }
`;

/** What the dialog's first button pays or closes; on narrow screens always in view. */
export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: auto;
  padding-top: 24px;

  > :first-child {
    flex: 1;
  }

  ${media.below.laptop} {
    position: sticky;
    bottom: 0;
    margin: auto -20px -20px;
    padding: 16px 20px;
    border-top: 1px solid ${tokens.line.hairline};
    background-color: ${tokens.on.surface};
  }
`;

/** Over a step. */
export const Question = styled.h2`
  margin-top: 24px;
  font: 600 1.75rem / 1.15 ${tokens.font.display};
  letter-spacing: -0.015em;

  /* Where no steps are over it, the Close button is. */
  &:first-child {
    margin-top: 0;
    padding-right: 96px;
  }
`;

export const Steps = styled.ol`
  display: flex;
  gap: 12px;
  font-size: ${tokens.size.fine};
  font-weight: 600;
  color: ${tokens.on.muted};

  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  li + li::before {
    content: '';
    width: 56px;
    height: 2px;
    margin-right: 4px;
    background: ${tokens.line.outline};
  }

  [aria-current] {
    color: ${tokens.on.text};
  }
`;
