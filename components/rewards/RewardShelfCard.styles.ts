import styled from 'styled-components';
import { coveringLink } from '../theme/mixins';
import { tokens, type RarityColor } from '../theme/tokens';
import { Card } from '../ui/cards/Card';

const { color, font, line, on, size } = tokens;

export const Well = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: 1;
  min-height: 132px;
  border-bottom: 1px solid ${on.hairline};
`;

export const Frame = styled(Card)<{ $rarity: RarityColor }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;

  ${Well} {
    background:
      radial-gradient(
        80% 90% at 50% 60%,
        color-mix(in srgb, ${({ $rarity }) => color[$rarity]} 15%, transparent),
        transparent 72%
      ),
      ${color.ink900};
  }
`;

export const Emblem = styled.img<{ $isLocked: boolean }>`
  max-width: 78%;
  height: auto;
  filter: ${({ $isLocked }) => ($isLocked ? 'saturate(.25) brightness(.62)' : 'none')};
`;

export const Lock = styled.span`
  position: absolute;
  right: 12px;
  top: 12px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid ${line.strong};
  border-radius: 50%;
  background-color: ${color.ink950};
`;

export const StampPlace = styled.div`
  position: absolute;
  right: 10px;
  top: 14px;
`;

export const Body = styled.div<{ $isLarge: boolean }>`
  display: grid;
  gap: 4px;
  padding: ${({ $isLarge }) => ($isLarge ? '24px' : '16px')};
`;

export const Heading = styled.h3<{ $isLarge: boolean }>`
  margin-top: 8px;
  overflow-wrap: anywhere;
  hyphens: auto;
  font: 600 ${({ $isLarge }) => ($isLarge ? '1.5rem' : size.rowTitle)} / 1.25 ${font.display};

  a,
  button {
    font: inherit;
    text-align: inherit;
    ${coveringLink}
  }
`;

export const Last = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  font-size: ${size.body};
`;

export const Detail = styled.span`
  font-size: ${size.small};
  line-height: 1.4;
  color: ${on.muted};
`;
