import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { Icon } from '../ui/icons/Icon';
import { closeStyle } from '../ui/dialogs/Modal';
import { loginTexts } from './LoginModal.messages';

/** A close button at the position of the widget's own, while the widget is not shown. */
export function LoginClose({ onClose }: { onClose: () => void }) {
  return (
    <CloseButton type="button" onClick={onClose}>
      <FormattedMessage {...loginTexts.close} />
      <Icon name="close" size="medium" />
    </CloseButton>
  );
}

const CloseButton = styled.button`
  ${closeStyle}
  top: 26px;

  ${media.below.tablet} {
    right: 6px;
    top: 6px;
  }
`;
