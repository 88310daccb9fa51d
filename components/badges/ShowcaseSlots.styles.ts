import styled from 'styled-components';
import { badgeSlots } from '../../store/profile/rules';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

const { duration, line, on, radius, size } = tokens;

/** Side by side; on phones under each other, where a finger has room. */
export const Slots = styled.ol`
  display: grid;
  grid-template-columns: repeat(${badgeSlots.total}, minmax(0, 1fr));
  gap: 12px;

  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;

export const Slot = styled.li<{ $isHeld?: boolean }>`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 10px;
  padding: 16px 8px 8px;
  border: 1px solid ${({ $isHeld = false }) => ($isHeld ? on.gold : line.hairline)};
  border-radius: ${radius.card};
  background-color: ${on.card};
  text-align: center;
  transition: border-color ${duration.fade}ms;

  &[data-place] {
    cursor: ${({ $isHeld = false }) => ($isHeld ? 'grabbing' : 'grab')};
    user-select: none;
    touch-action: none;
  }

  ${media.below.tablet} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    min-height: 72px;
    padding: 8px;
    text-align: left;
  }
`;

export const Emblem = styled.img`
  width: 96px;
  height: 96px;

  ${media.below.tablet} {
    width: 56px;
    height: 56px;
  }
`;

export const Empty = styled.span`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  border: 1px dashed ${line.hover};
  border-radius: 50%;
  color: ${on.muted};

  ${media.below.tablet} {
    width: 56px;
    height: 56px;
  }
`;

export const Name = styled.p`
  font: 600 ${size.control} / 1.25 ${tokens.font.display};
`;

export const Note = styled.p`
  margin-top: 4px;
  font-size: ${size.fine};
  line-height: 1.35;
  color: ${on.muted};
`;

export const Buttons = styled.div`
  display: flex;
  align-self: end;

  button[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
  [data-way='earlier'] svg {
    transform: rotate(90deg);
  }
  [data-way='later'] svg {
    transform: rotate(-90deg);
  }

  ${media.below.tablet} {
    align-self: center;

    [data-way='earlier'] svg {
      transform: rotate(180deg);
    }
    [data-way='later'] svg {
      transform: none;
    }
  }
`;
