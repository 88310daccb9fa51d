import styled from 'styled-components';
import { userInfoRequested } from '../../../store/session/events';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { StateCard } from '../../ui/feedback/StateCard';
import { Wrap } from '../../ui/layout/Wrap';
import { useTexts } from '../../ui/text/useTexts';

interface SignInUnansweredProps {
  /** The page has its own title and margins. */
  isBelowTitle?: boolean;
}

/** The page while the sign-in status is unknown because the services do not answer. */
export function SignInUnanswered({ isBelowTitle = false }: SignInUnansweredProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const isRetrying = useAppSelector(({ auth }) => auth.isCheckingLogin);
  return (
    <CardArea as={isBelowTitle ? 'div' : Wrap}>
      <StateCard
        kind="offline"
        title={t('shell.unanswered.title')}
        headingLevel={isBelowTitle ? 2 : 1}
        action={
          <Button
            variant="outline"
            icon="retry"
            working={isRetrying && t('shell.unanswered.retrying')}
            onClick={() => dispatch(userInfoRequested())}
          >
            {t('ui.retry')}
          </Button>
        }
      >
        <p role="alert">{t('shell.unanswered.text')}</p>
      </StateCard>
    </CardArea>
  );
}

const CardArea = styled.div`
  padding-block: ${tokens.space[16]};
`;
