import { createContext, use, type PropsWithChildren } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { RetryButton } from '../buttons/RetryButton';
import { Icon } from '../icons/Icon';
import { Cluster } from '../layout/Cluster';
import { useTexts } from '../text/useTexts';

const QuietContext = createContext(false);

export const useIsErrorQuiet = () => use(QuietContext);

/** Silences the errors of the parts inside, while `isQuiet`. */
export const QuietErrors = ({ isQuiet, children }: PropsWithChildren<{ isQuiet: boolean }>) => (
  <QuietContext value={isQuiet}>{children}</QuietContext>
);

/** One message for a page of which several parts could not be loaded, with a button that loads all of them again. */
export function PageError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useTexts();
  return (
    <ErrorBand as="section" $gap={[3, 5]}>
      <Icon name="alert" />
      <div role="alert">
        <h2>{t('ui.pageError.title')}</h2>
        <p>{t('ui.pageError.text')}</p>
      </div>
      <RetryButton working={isRetrying && t('ui.pageError.retrying')} onClick={onRetry} />
    </ErrorBand>
  );
}

const ErrorBand = styled(Cluster)`
  padding: 20px 24px;
  border: 1px solid ${tokens.on.bad};
  border-radius: ${tokens.radius.card};

  > svg {
    color: ${tokens.on.bad};
  }
  > div {
    flex: 1 1 220px;
  }
  h2 {
    font: 600 1.125rem / 1.3 ${tokens.font.display};
  }
  p {
    margin-top: 2px;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;
