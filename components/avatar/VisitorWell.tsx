import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { avatarTexts } from './avatar.messages';

/** In the place of the player's avatar: a visitor looks at the gallery, and signs in to choose. */
export function VisitorWell() {
  const dispatch = useAppDispatch();
  const signIn = () => dispatch(loginModalToggled({ showLoginModal: true, redirectAfterLogin: false }));
  return (
    <Well>
      <Invitation>
        <FormattedMessage {...avatarTexts.visitor} />
      </Invitation>
      <Button size="small" onClick={signIn} {...measured('sign-in', 'page')}>
        <FormattedMessage {...avatarTexts.signIn} />
      </Button>
    </Well>
  );
}

const Well = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${tokens.space[5]};
  padding: 40px 28px 28px;
  border-right: 1px solid ${tokens.line.hairline};
  background-color: ${tokens.color.ink950};

  ${media.below.laptop} {
    padding: 56px 20px 20px;
    border-right: 0;
    border-bottom: 1px solid ${tokens.line.hairline};
  }
`;

const Invitation = styled.p`
  ${text.playerH2}
`;
