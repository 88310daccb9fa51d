import styled from 'styled-components';
import { tokens } from '../../theme/tokens';

const { color, duration, font, shadow, size } = tokens;

/** The balance as a gold pill: `<UnitsPill as={Link} route="units" aria-label="1,240 Units"><Coin isInverted />1,240</UnitsPill>`. */
export const UnitsPill = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px 0 4px;
  border-radius: ${tokens.radius.pill};
  background-color: ${color.gold};
  color: ${color.onGold};
  font: 700 ${size.body} / 1 ${font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  box-shadow: ${shadow.litGold};
  transition: background-color ${duration.fade}ms;

  > svg {
    width: 28px !important;
    height: 28px !important;
  }

  &:hover {
    background-color: ${color.goldHover};
  }
`;
