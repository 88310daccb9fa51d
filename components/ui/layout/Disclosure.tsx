import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { turningChevron } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Icon } from '../icons/Icon';
import { Collapse } from './Collapse';

interface DisclosureProps {
  title: ReactNode;
  startsOpen?: boolean;
  /** Sets the title smaller and the line lower, between controls. */
  isCompact?: boolean;
  children: ReactNode;
}

/** An entry of a list, of which only the title shows until it is pressed: a question with its answer. */
export function Disclosure({ title, startsOpen = false, isCompact = false, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Entry data-compact={isCompact || undefined}>
      <h4>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <Icon name="chevron" size="normal" />
        </button>
      </h4>
      <Collapse id={id} isOpen={isOpen}>
        {children}
      </Collapse>
    </Entry>
  );
}

const { on, space } = tokens;

const Entry = styled.div`
  border-bottom: 1px solid ${on.hairline};
  break-inside: avoid;

  button {
    ${text.rowTitle}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    width: 100%;
    min-height: 56px;
    padding-block: ${space[3]};
    text-wrap: pretty;
  }
  button:hover {
    color: ${on.link};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  [aria-expanded] > svg {
    color: ${on.muted};
  }
  ${turningChevron}

  &[data-compact] button {
    ${text.label}
    min-height: ${tokens.control.tap};
    padding-block: 0;
  }
`;
