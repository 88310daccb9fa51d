import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { loginModalDismissed } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { media } from '../theme/media';
import { Icon } from '../ui/icons/Icon';
import { closeStyle } from '../ui/dialogs/Modal.styles';
import { loginTexts } from './LoginModal.messages';

/** "Close" where the widget's own stands, for as long as the widget does not. */
export function LoginClose() {
  const dispatch = useAppDispatch();
  return (
    <CloseButton type="button" onClick={() => dispatch(loginModalDismissed())}>
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
