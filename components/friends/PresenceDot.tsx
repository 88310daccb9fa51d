import styled from 'styled-components';
import type { OnlineStatus } from '../../services/account/types';
import { tokens } from '../theme/tokens';

/** A dot in the color of a presence; the words beside it say the same. */
export function PresenceDot({ status }: { status: OnlineStatus }) {
  return <Dot aria-hidden data-status={status} />;
}

const Dot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background-color: ${tokens.on.good};

  &[data-status='away'] {
    background-color: ${tokens.color.muted};
  }
  &[data-status='dnd'] {
    background-color: ${tokens.on.bad};
  }
  &[data-status='offline'] {
    background-color: transparent;
    box-shadow: inset 0 0 0 2px ${tokens.color.muted};
  }
`;
