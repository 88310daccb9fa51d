import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../services/club/types';
import { stepOf } from '../../store/challenges/rules';
import { when } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { Icon } from '../ui/icons/Icon';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { detailsMessages, detailsTemplates } from './details.messages';

interface DetailsToggleProps {
  challenge: Challenge;
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens what a challenge was credited with: "Why not yet?" while something is missing. */
export function DetailsToggle({ challenge, controls, isOpen, onToggle }: DetailsToggleProps) {
  const isMissing = ['activate', 'run'].includes(stepOf(challenge));
  return (
    <Toggle type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <FormattedMessage {...(isMissing ? detailsMessages.whyNot : detailsMessages.whatCounted)} />
      <VisuallyHidden>
        <FormattedMessage {...detailsTemplates.of} values={{ name: challenge.name }} />
      </VisuallyHidden>
      <Icon name="chevron" size="small" />
    </Toggle>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin-top: 2px;
  font: 600 ${tokens.size.fine} / 1.3 ${tokens.font.body};
  color: ${tokens.on.link};

  > svg {
    transition: transform ${tokens.duration.collapse}ms ${tokens.easing.inOut};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  ${when.hovered} {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
