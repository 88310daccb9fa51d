import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Card } from '../ui/Card';
import { friendHeight } from './FriendsSkeleton';

export const Frame = styled(Card)`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: ${friendHeight};
  padding: 16px;
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
    border: 3px solid ${tokens.on.surface};
    border-radius: 50%;
    background-color: ${tokens.on.good};
  }
  &[data-status='away']::after {
    background-color: ${tokens.colour.muted};
  }
  &[data-status='dnd']::after {
    background-color: ${tokens.on.bad};
  }
  &[data-status='offline'] img {
    opacity: 0.6;
  }
  &[data-status='offline']::after {
    display: none;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.p`
  ${text.rowTitle}
  display: flex;
  align-items: center;
  gap: 8px;

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

export const Favorite = styled.span`
  position: relative;
  display: inline-flex;
`;

export const Where = styled.p`
  margin-top: 2px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.good};

  &[data-status='away'],
  &[data-status='dnd'],
  &[data-status='offline'] {
    color: ${tokens.on.muted};
  }
`;

export const Since = styled.span`
  display: flex;
  gap: 12px;
  font-size: ${tokens.size.fine};
  color: ${tokens.on.muted};
`;

export const Game = styled.div`
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
`;
