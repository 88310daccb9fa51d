import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { symbolAddress } from '../icons/Icon';

export function Units({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Figure>
      {/* Without a class, as `Coin` has: a page has dozens. */}
      <svg aria-hidden>
        <use href={symbolAddress('coin')} />
      </svg>
      <span aria-hidden={label === undefined ? undefined : true}>{children}</span>
      {label !== undefined && <span>{label}</span>}
    </Figure>
  );
}

const Figure = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.38em;
  font: 600 1em / 1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > svg {
    flex: none;
    width: 1.05em;
    height: 1.05em;
    transform: translateY(0.04em);
  }

  /* The label, for screen readers only. */
  > span + span {
    ${visuallyHidden}
  }
`;
