import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Spinner } from '../ui/feedback/Spinner';
import { LoginClose } from './LoginClose';
import { loginTexts } from './LoginModal.messages';

/** In the widget's place: its shape while it is loaded, or a word while the player is being signed in. */
export function LoginProgress({ isCompleting = false }: { isCompleting?: boolean }) {
  const { formatMessage } = useIntl();
  if (isCompleting) {
    return (
      <Middle role="status">
        <Spinner />
        {formatMessage(loginTexts.completing)}
      </Middle>
    );
  }
  return (
    <Cover>
      <LoginClose />
      <Loading label={formatMessage(loginTexts.loading)}>
        <Tabs>
          <Skeleton $width="56px" $height="16px" />
          <Skeleton $width="112px" $height="16px" />
        </Tabs>
        <Form>
          <Field />
          <Field />
          <Skeleton $width="180px" $height="20px" />
          <Skeleton $height={tokens.control.normal} />
        </Form>
      </Loading>
    </Cover>
  );
}

const Field = () => (
  <span>
    <Skeleton $width="96px" $height="14px" />
    <Box $height={tokens.control.normal} />
  </span>
);

/** Over the widget, which is in the page already but has nothing to show. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${tokens.layer.raised};
  background-color: ${tokens.color.ink900};
`;

const Middle = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 260px;
  color: ${tokens.color.soft};
`;

const Tabs = styled.div`
  display: flex;
  align-items: center;
  gap: 28px;
  height: 76px;
  padding: 20px 40px 0;
  border-bottom: 1px solid ${tokens.line.hairline};

  ${media.below.tablet} {
    height: 56px;
    padding: 0 20px;
  }
`;

const Form = styled.div`
  display: grid;
  gap: 22px;
  padding: 30px 40px;

  ${media.below.tablet} {
    padding: 26px 20px;
  }
`;

const Box = styled(Skeleton)`
  margin-top: 10px;
`;
