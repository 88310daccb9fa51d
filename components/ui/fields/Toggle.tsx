import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { SectionNote } from './Form.styles';

const { color, duration, easing } = tokens;

interface ToggleProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  children: ReactNode;
  /** In small type below the label, and part of it. */
  note?: ReactNode;
}

export function Toggle({ children, note, ...input }: ToggleProps) {
  return (
    <Row>
      <ToggleInput type="checkbox" role="switch" {...input} />
      <span>
        {children}
        {note !== undefined && (
          <SectionNote as="span" style={{ display: 'block' }}>
            {note}
          </SectionNote>
        )}
      </span>
    </Row>
  );
}

const Row = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  cursor: pointer;

  &:has(:disabled) {
    color: ${tokens.on.offText};
    cursor: not-allowed;
  }
`;

const ToggleInput = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 44px;
  height: 24px;
  margin: 0;
  border: 1px solid ${tokens.line.field};
  border-radius: 12px;
  background-color: ${color.ink700};
  cursor: inherit;
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms;

  &::before {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background-color: ${color.muted};
    transition: transform ${duration.fade}ms ${easing.out};
  }
  &:checked {
    border-color: ${color.action};
    background-color: ${color.action};
  }
  &:checked::before {
    background-color: ${color.white};
    transform: translateX(20px);
  }
  &:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    outline-color: Highlight;
    border-color: ButtonText;
    background-color: ButtonFace;

    &::before {
      background-color: ButtonText;
    }
    &:checked {
      background-color: Highlight;
    }
    &:checked::before {
      background-color: HighlightText;
    }
  }
`;
