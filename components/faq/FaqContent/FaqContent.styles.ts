import styled from 'styled-components';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { closeStyle } from '../../ui/dialogs/Modal';

const { color, on, space } = tokens;

/** A fixed height, so that the layout does not move while the player types a search. */
export const FaqColumns = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  height: min(760px, 100dvh - 34px);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
    min-height: 100%;
    align-content: start;
    grid-template-rows: auto 1fr;
  }
`;

export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding: 32px 28px 20px;
  overflow-y: auto;
  background: radial-gradient(120% 60% at 0 0, ${color.ink700}, transparent 72%) ${color.ink900};

  ${media.below.laptop} {
    position: sticky;
    top: 0;
    z-index: ${tokens.layer.raised};
    gap: ${space[3]};
    padding: 12px 20px 16px;
    overflow: visible;

    nav,
    nav + div {
      display: none;
    }
  }
`;

export const AsideTitle = styled.p`
  ${text.d3}

  ${media.below.laptop} {
    ${text.t1}
    display: flex;
    align-items: center;
    min-height: ${tokens.control.tap};
    padding-right: 96px;
  }
`;

export const TopicList = styled.ul`
  margin-inline: calc(-1 * ${space[3]});
`;

export const TopicButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;
  min-height: ${tokens.control.tap};
  padding-inline: ${space[3]};
  border-radius: ${tokens.radius.small};
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.body};
  color: ${color.soft};

  &:hover {
    background-color: ${on.hoverFill};
    color: ${on.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }

  > span {
    ${text.figure}
    color: ${on.muted};
  }
`;

export const SupportNote = styled.div`
  margin-top: auto;
  padding-top: ${space[4]};
  border-top: 1px solid ${on.hairline};
  font-size: ${tokens.size.small};
  color: ${on.muted};
`;

export const QuestionPane = styled.div.attrs(onSurface('paper'))`
  padding: 0 40px 40px;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${media.below.laptop} {
    padding: 24px 20px 40px;
    overflow: visible;
  }
`;

/** Stays in place while the questions scroll below it. */
export const CloseBar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.raised};
  height: 68px;
  margin-inline: -40px;
  background: linear-gradient(${on.surface} 76%, transparent);

  ${media.below.laptop} {
    position: fixed;
    inset: 0 0 auto;
    height: 0;
    margin: 0;
  }
`;

export const CloseButton = styled.button`
  ${closeStyle}

  ${media.below.laptop} {
    right: 8px;
    top: 12px;
    color: ${color.muted};

    &:hover {
      color: ${color.text};
    }
  }
`;

export const TopicBlock = styled.section`
  & + & {
    margin-top: ${space[10]};
  }
`;

export const TopicHeading = styled.h3`
  ${text.playerH2}
  padding-bottom: 8px;
  border-bottom: 1px solid ${on.outline};
  scroll-margin-top: 68px;

  ${media.below.laptop} {
    scroll-margin-top: 152px;
  }

  &:focus-visible {
    outline-offset: 4px;
  }
`;

export const NoResults = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};

  > h3 {
    border: 0;
    padding-bottom: 0;
  }
`;
