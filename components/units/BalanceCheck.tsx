import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { TextButton } from '../ui/buttons/TextLink';
import { BalanceDial } from './BalanceCheck.Dial';
import { visitorMessages } from './visitor.messages';

/** Where a balance can be checked: asks to log in, and stays on this page, where the balance then is (spec 1). */
export function BalanceCheck() {
  const dispatch = useAppDispatch();
  const open = (showRegister: boolean) =>
    dispatch(loginModalToggled({ showLoginModal: true, showRegister, redirectAfterLogin: false }));
  return (
    <Frame>
      <BalanceDial />
      <Title>
        <FormattedMessage {...visitorMessages.check} />
      </Title>
      <Lead>
        <FormattedMessage {...visitorMessages.checkLead} />
      </Lead>
      <Button isFull onClick={() => open(false)} {...measured('sign-in', 'page')}>
        <FormattedMessage {...visitorMessages.logIn} />
      </Button>
      <Fine>
        <FormattedMessage {...visitorMessages.noAccount} />{' '}
        <TextButton onClick={() => open(true)} {...measured('join', 'page')}>
          <FormattedMessage {...visitorMessages.createAccount} />
        </TextButton>
      </Fine>
    </Frame>
  );
}

const Frame = styled.div`
  padding: clamp(24px, 2.6vw, 32px) clamp(20px, 2.6vw, 32px);
  border: 1px solid ${tokens.line.modal};
  border-radius: ${tokens.radius.large};
  background-color: ${tokens.color.ink900};
  box-shadow: ${tokens.shadow.lit};
  text-align: center;
`;

const Title = styled.h2`
  ${text.t1}
`;

const Lead = styled.p`
  max-width: 34ch;
  margin: 8px auto 20px;
  font-size: ${tokens.size.control};
  color: ${tokens.color.skyLead};
  text-wrap: balance;
`;

const Fine = styled.p`
  ${text.small}
  margin-top: 16px;
  color: ${tokens.on.muted};

  button {
    min-height: 24px;
  }
`;
