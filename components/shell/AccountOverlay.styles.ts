import styled from 'styled-components';
import { PopupLink } from '../popups/PopupLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { ClubLink } from '../navigation/ClubLink';

/** Closed, it lets presses through to the page behind it. */
export const Place = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${tokens.layer.submenu};
  width: 360px;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${media.below.tablet} {
    left: 0;
    width: auto;
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  max-height: calc(100dvh - var(--overlay-height) - 40px);
  padding: ${tokens.space[5]};
  overflow-y: auto;
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.card};
  background-color: ${tokens.color.ink800};
  box-shadow: ${tokens.shadow.menu};
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

export const Name = styled.p`
  ${text.rowTitle}
  overflow-wrap: anywhere;
`;

export const Level = styled.p`
  ${text.small}
  color: ${tokens.on.muted};
`;

export const Balance = styled.p`
  margin-left: auto;
  font-size: 1.25rem;
`;

export const Failed = styled.div`
  ${text.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  min-height: 64px;
`;

/** What is asked of the player before anything else. */
export const Notice = styled(PopupLink)`
  ${text.label}
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.control.tap};
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.on.outline};
  border-left: 3px solid ${tokens.color.gold};
  border-radius: ${tokens.radius.small};

  &:hover {
    background-color: ${tokens.on.hoverFill};
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
`;

export const Links = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${tokens.space[6]};
  padding-block: ${tokens.space[2]};
  border-block: 1px solid ${tokens.line.hairline};
`;

export const Entry = styled(ClubLink)`
  display: flex;
  align-items: center;
  min-height: ${tokens.control.tap};
  margin-inline: calc(-1 * ${tokens.space[3]});
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.small};
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.body};
  color: ${tokens.color.soft};

  &:hover {
    background-color: ${tokens.on.hoverFill};
    color: ${tokens.color.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
