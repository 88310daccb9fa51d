import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Collapse } from '../ui/layout/Collapse';
import { Icon } from '../ui/icons/Icon';

interface FaqQuestionProps {
  question: string;
  /** The only one that is left: its answer is what is looked for. */
  startsOpen: boolean;
  /** The answer. */
  children: ReactNode;
}

/** A question that opens its answer. */
export function FaqQuestion({ question, startsOpen, children }: FaqQuestionProps) {
  const answerId = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <Frame>
      <h4>
        <Ask type="button" aria-expanded={isOpen} aria-controls={answerId} onClick={() => setIsOpen(!isOpen)}>
          {question}
          <Sign $isOpen={isOpen}>
            <Icon name="chevron" size="normal" />
          </Sign>
        </Ask>
      </h4>
      <Collapse id={answerId} isOpen={isOpen}>
        <Answer>{children}</Answer>
      </Collapse>
    </Frame>
  );
}

const { on, space } = tokens;

const Frame = styled.div`
  border-bottom: 1px solid ${on.hairline};
`;

const Ask = styled.button`
  ${text.rowTitle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: 56px;
  padding-block: ${space[3]};
  text-wrap: pretty;

  &:hover {
    color: ${on.link};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Sign = styled.span<{ $isOpen: boolean }>`
  flex: none;
  color: ${on.muted};
  transform: rotate(${({ $isOpen }) => ($isOpen ? 180 : 0)}deg);
  transition: transform ${tokens.duration.collapse}ms ${tokens.easing.inOut};
`;

const Answer = styled.p`
  max-width: 62ch;
  padding-bottom: ${space[5]};
  color: ${on.muted};
  text-wrap: pretty;
`;
