import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Collapse } from '../../ui/layout/Collapse';
import { Icon } from '../../ui/icons/Icon';

interface FaqQuestionProps {
  question: string;
  /** True for the only match of a search. */
  startsOpen: boolean;
  children: ReactNode;
}

/** A question with a collapsible answer. */
export function FaqQuestion({ question, startsOpen, children }: FaqQuestionProps) {
  const answerId = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <QuestionItem>
      <h4>
        <QuestionButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {question}
          <Chevron $isOpen={isOpen}>
            <Icon name="chevron" size="normal" />
          </Chevron>
        </QuestionButton>
      </h4>
      <Collapse id={answerId} isOpen={isOpen}>
        <Answer>{children}</Answer>
      </Collapse>
    </QuestionItem>
  );
}

const { on, space } = tokens;

const QuestionItem = styled.div`
  border-bottom: 1px solid ${on.hairline};
`;

const QuestionButton = styled.button`
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

const Chevron = styled.span<{ $isOpen: boolean }>`
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
