import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { useLogin } from '../../login/useLogin';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { text } from '../../theme/type';
import { tokens } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Wrap } from '../../ui/layout/Wrap';
import { visitorMessages } from './visitor.messages';

/** The end of the page: join the club, or see the challenges first. */
export function UnitsCallToAction() {
  const openLogin = useLogin();
  const join = () => openLogin('join');
  return (
    <CallSection>
      <CallRow>
        <h2>
          <FormattedMessage {...visitorMessages.callTitle} />
        </h2>
        <div>
          <Button size="large" onClick={join} {...measured('join', 'page')}>
            <FormattedMessage {...visitorMessages.join} />
          </Button>
          <ButtonLink as={ClubLink} to={{ page: 'challenges' }} $variant="outline" $size="large">
            <FormattedMessage {...visitorMessages.challenges} />
          </ButtonLink>
        </div>
      </CallRow>
    </CallSection>
  );
}

const CallSection = styled.section.attrs(onSurface('deep'))`
  padding-block: clamp(56px, 6vw, 80px);
  border-top: 1px solid ${tokens.on.hairline};
`;

const CallRow = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 24px;

  h2 {
    ${text.d3}
  }
  /* The buttons. */
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  ${media.below.tablet} {
    > div {
      width: 100%;
    }
    > div > * {
      flex: 1 1 100%;
    }
  }
`;
