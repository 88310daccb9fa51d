import styled from 'styled-components';
import { media } from '../../theme/media';
import { oneLine } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

export const rowHeight = '72px';

export const Board = styled.ol`
  border-top: 1px solid ${tokens.on.hairline};
`;

const columns = '40px 48px minmax(0, 200px) 120px minmax(0, 1fr)';

/** The heading of the weeks' column. */
export const ColumnHead = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 20px;
  padding: 0 16px 8px 8px;
  font-size: ${tokens.size.fine};
  line-height: 1.3;
  color: ${tokens.on.muted};
  white-space: nowrap;

  &::before {
    content: '';
    grid-column: 1 / 4;
  }

  ${media.below.laptop} {
    display: none;
  }
`;

export const BoardRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  gap: 20px;
  align-items: center;
  min-height: ${rowHeight};
  padding: 12px 16px 12px 8px;
  border-bottom: 1px solid ${tokens.on.hairline};

  &[data-me='true'] {
    background-color: ${tokens.on.card};
    box-shadow: inset 3px 0 ${tokens.color.gold};
  }

  ${media.below.laptop} {
    grid-template-columns: 32px 48px minmax(0, 1fr) minmax(0, 1.2fr);
    gap: 14px;
  }
  ${media.below.tablet} {
    grid-template-columns: 28px 40px minmax(0, 1fr);
    gap: 8px 12px;
    padding-right: 8px;
  }
`;

export const Place = styled.span`
  font: 600 ${tokens.size.count} / 1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: ${tokens.on.muted};

  [data-first='true'] > & {
    color: ${tokens.on.text};
  }
`;

export const PlayerPicture = styled.img`
  width: 48px;
  height: 48px;
  border-radius: 50%;

  ${media.below.tablet} {
    width: 40px;
    height: 40px;
  }
`;

export const PlayerText = styled.div`
  > span {
    font-size: ${tokens.size.small};
    line-height: 1.45;
    color: ${tokens.on.muted};
  }
`;

export const Name = styled.b`
  ${text.rowTitle}
  display: flex;
  align-items: center;
  gap: 8px;

  > :first-child {
    ${oneLine}
    color: inherit;
    font: inherit;
  }
`;

export const Weeks = styled.div`
  ${media.below.laptop} {
    display: none;
  }
`;

export const Xp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 108px;
  gap: 16px;
  align-items: center;

  b {
    font: 600 ${tokens.size.rowTitle} / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr) 96px;
    gap: 12px;
  }
  ${media.below.tablet} {
    grid-column: 2 / -1;
  }
`;

export const Track = styled.span`
  display: block;
  height: 6px;
  border-radius: 3px;
  background-color: ${tokens.on.off};
  overflow: hidden;
`;

export const Fill = styled.span`
  display: block;
  height: 100%;
  border-radius: 3px;
  background-color: ${tokens.color.xp};
  transition: transform ${tokens.duration.carousel}ms ${tokens.easing.out};
`;
