import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { loginModalDismissed } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { media } from '../theme/media';
import { Icon } from '../ui/icons/Icon';
import { closeStyle } from '../ui/dialogs/Modal';
import { loginTexts } from './LoginModal.messages';

/** A close button at the position of the widget's own, while the widget is not shown. */
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
