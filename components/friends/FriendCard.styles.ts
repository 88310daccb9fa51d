import styled from 'styled-components';
import { media } from '../theme/media';
import { oneLine, when } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { buttonStyle, type ButtonLook } from '../ui/buttons/Button.styles';
import { Card } from '../ui/cards/Card';
import { friendHeight } from './FriendsSkeleton';

const { color, control, on, radius } = tokens;

/** On phones the two buttons stand one over the other at the end. */
export const Frame = styled(Card)`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: ${friendHeight};
  padding: 15px;

  ${media.below.tablet} {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) ${control.tap};
    gap: 0 12px;
    padding: 3px 3px 3px 15px;
  }
`;

/** A dot at the picture's edge says where they are; the words beside it say it too. */
export const Face = styled.div`
  position: relative;
  flex: none;
  width: 56px;
  height: 56px;

  img {
    border-radius: 50%;
  }

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: 0;
    width: 16px;
    height: 16px;
    border: 3px solid ${on.card};
    border-radius: 50%;
    background-color: ${on.good};
  }
  &[data-status='away']::after {
    background-color: ${color.muted};
  }
  &[data-status='dnd']::after {
    background-color: ${on.bad};
  }
  &[data-status='offline'] img {
    opacity: 0.6;
  }
  &[data-status='offline']::after {
    display: none;
  }

  ${media.below.tablet} {
    grid-row: span 2;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;

  ${media.below.tablet} {
    grid-row: span 2;
  }
`;

export const Name = styled.p`
  ${text.rowTitle}
  ${oneLine}
`;

export const Where = styled.p`
  margin-top: 2px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${on.good};

  &[data-status='away'],
  &[data-status='dnd'],
  &[data-status='offline'] {
    color: ${on.muted};
  }
`;

export const Since = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: ${tokens.size.fine};
  color: ${on.muted};
`;

export const Game = styled.div`
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: ${radius.small};
  overflow: hidden;

  ${media.below.tablet} {
    display: none;
  }
`;

export const Favorite = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${control.tap};
  height: ${control.tap};
  border-radius: ${radius.small};
  color: ${on.muted};
  transition: color ${tokens.duration.fade}ms;

  &[aria-pressed='true'] {
    color: ${on.text};
  }
  ${when.hovered} {
    color: ${on.text};
    background-color: ${on.hoverFill};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Its word is left to screen readers on phones. */
export const Compare = styled.button<ButtonLook>`
  ${buttonStyle}
  flex: none;

  ${media.below.tablet} {
    width: ${control.tap};
    height: ${control.tap};
    padding: 0;
    border-color: transparent;
    color: ${on.muted};

    span {
      display: none;
    }
  }
`;
