import styled, { css, keyframes } from 'styled-components';
import { surfaceStyle } from '../../theme/surfaces';
import { tokens } from '../../theme/tokens';

const { color, control, duration, easing, font, radius, shadow, size } = tokens;

const come = keyframes`
  from { opacity: 0; transform: translateX(24px); }
`;
const go = keyframes`
  to { opacity: 0; }
`;

const kinds = {
  units: { line: 'rgba(168, 179, 209, .26)', mark: color.gold },
  good: { line: 'rgba(168, 179, 209, .26)', mark: color.good },
  error: { line: 'rgba(255, 122, 122, .5)', mark: color.bad },
  offline: { line: 'rgba(168, 179, 209, .26)', mark: color.muted },
} as const;

interface KindLook {
  $kind: keyof typeof kinds;
}

export const ToastFrame = css<KindLook>`
  ${surfaceStyle('ink')}
  display: flex;
  gap: 14px;
  align-items: flex-start;
  padding: 14px 8px 14px 16px;
  border: 1px solid ${({ $kind }) => kinds[$kind].line};
  border-radius: ${radius.card};
  background-color: ${color.ink800};
  box-shadow: ${shadow.lit}, ${shadow.toast};
  animation: ${come} ${duration.modal}ms ${easing.out};

  &[data-state='closed'] {
    animation: ${go} ${duration.fade}ms forwards;
  }
`;

export const Mark = styled.span<KindLook>`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  color: ${({ $kind }) => kinds[$kind].mark};
`;

export const toastTitleStyle = css`
  font: 600 1rem / 1.35 ${font.display};
`;

export const toastTextStyle = css`
  font-size: ${size.small};
  line-height: 1.45;
  color: ${color.muted};
`;

export const ActionLook = css`
  flex: none;
  min-height: ${control.tap};
  margin: -8px 0 -8px auto;
  padding: 0 8px;
  border-radius: ${radius.small};
  font: 700 ${size.small} / 1 ${font.body};
  color: ${color.link};

  & + * {
    margin-left: -6px;
  }
`;

export const CloseLook = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.tap};
  height: ${control.tap};
  margin: -10px -2px -10px auto;
  border-radius: ${radius.small};
  color: ${color.muted};

  &:hover {
    color: ${color.text};
  }
`;
