import { css } from 'styled-components';
import { tokens } from '../../theme/tokens';

/** The outline that Pill and FilterPill share. */
export const pillStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding: 0 14px;
  border: 1px solid ${tokens.on.outline};
  border-radius: ${tokens.radius.pill};
  font: 600 0.9063rem / 1 ${tokens.font.body};
  white-space: nowrap;
`;
