import { useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { text as type } from '../theme/type';
import { Collapse } from '../ui/layout/Collapse';
import { Icon } from '../ui/icons/Icon';

interface PolicyTextProps {
  title: MessageDescriptor;
  /** Paragraphs with empty lines between them. */
  text: string;
}

/** A legal text that opens in its place. */
export function PolicyText({ title, text }: PolicyTextProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Frame>
      <Ask type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <FormattedMessage {...title} />
        <Sign $isOpen={isOpen}>
          <Icon name="chevron" size="normal" />
        </Sign>
      </Ask>
      <Collapse id={id} isOpen={isOpen}>
        <Words>
          {text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Words>
      </Collapse>
    </Frame>
  );
}

const { control, duration, easing, on, space } = tokens;

const Frame = styled.div`
  border-bottom: 1px solid ${on.hairline};
`;

const Ask = styled.button`
  ${type.label}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${control.tap};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Sign = styled.span<{ $isOpen: boolean }>`
  flex: none;
  color: ${on.muted};
  transform: rotate(${({ $isOpen }) => ($isOpen ? 180 : 0)}deg);
  transition: transform ${duration.collapse}ms ${easing.inOut};
`;

const Words = styled.div`
  ${type.small}
  display: grid;
  gap: ${space[3]};
  padding-bottom: ${space[4]};
  color: ${on.muted};
`;
