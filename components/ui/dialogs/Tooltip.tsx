import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { tokens } from '../../theme/tokens';

const { color, duration, font, layer, radius, size } = tokens;

interface TooltipProps {
  content: ReactNode;
  /** One button or link: the trigger must be focusable. */
  children: ReactElement;
}

export function Tooltip({ content, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={duration.collapse}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <TooltipBox align="start" sideOffset={6} collisionPadding={12} arrowPadding={16}>
            {content}
            <Arrow width={14} height={7} />
          </TooltipBox>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const TooltipBox = styled(Radix.Content)`
  z-index: ${layer.tooltip};
  max-width: 230px;
  padding: 10px 14px;
  border-radius: ${radius.small};
  background-color: ${color.text};
  color: ${color.ink950};
  font: 500 ${size.small} / 1.4 ${font.body};
  animation: ${appear} ${duration.fade}ms;
`;

const Arrow = styled(Radix.Arrow)`
  fill: ${color.text};
`;
