import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

export const Rows = styled.div`
  display: grid;
  gap: 18px;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr) 96px;
  gap: 8px 2px;
  align-items: center;

  ${media.below.tablet} {
    grid-template-columns: 76px minmax(0, 1fr) minmax(0, 1fr) 76px;
  }
`;

export const Label = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  font-size: ${tokens.size.small};
  line-height: 1.3;
  color: ${tokens.on.muted};
  text-align: center;
`;

export const Figure = styled.div`
  padding-right: 14px;
  font: 600 ${tokens.size.rowTitle} / 1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  text-align: right;
  color: ${tokens.on.muted};

  &[data-ahead='true'] {
    color: ${tokens.on.text};
  }
  &[data-side='theirs'] {
    padding: 0 0 0 14px;
    text-align: left;
  }

  ${media.below.tablet} {
    padding-right: 10px;
    font-size: ${tokens.size.body};

    &[data-side='theirs'] {
      padding-left: 10px;
    }
  }
`;

/** Only its filled part has a color; where the two meet is the middle of the dialog. */
export const Bar = styled.div`
  height: 10px;
  border-radius: 2px;
  background-color: ${tokens.on.off};
  overflow: hidden;

  span {
    display: block;
    height: 100%;
    background-color: ${tokens.color.xp};
    transform-origin: 100% 50%;
  }
  &[data-side='theirs'] span {
    background-color: ${tokens.color.soft};
    transform-origin: 0 50%;
  }
`;
