import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { useFocusOnMore } from '../focus/useFocusOnMore';
import { Button } from '../buttons/Button';
import { QueryForm } from '../buttons/QueryForm';
import { useBackOnline } from '../buttons/RetryButton';
import { Cluster } from '../layout/Cluster';
import { Text } from '../layout/Text';
import { useTexts } from '../text/useTexts';

interface ListFooterProps {
  children?: ReactNode;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  hasMore: boolean;
  onMore: () => void;
  /** What its button writes into the address, and the id of this place: the next entries come above it. */
  written?: { name: string; value: number; place: string };
  labels: { more: string; loading: string; failed: string };
  className?: string;
}

/**
 * Directly under a list that loads page by page: what is shown, a failure of the last page, and the button that loads the
 * next, whose first entry gets the focus.
 */
export function ListFooter({ children, status, hasMore, onMore, written, labels, className }: ListFooterProps) {
  const t = useTexts();
  const hasFailed = status === 'failed';
  const { ref, more } = useFocusOnMore(onMore);
  useBackOnline(() => {
    if (hasFailed) more();
  });
  return (
    <Footer id={written?.place} ref={ref} className={className} $gap={[3, 6]} $justify="space-between" $above={6}>
      {children}
      {hasFailed && (
        <Text $color="bad" role="alert" style={{ marginLeft: 'auto' }}>
          {labels.failed}
        </Text>
      )}
      {(hasMore || hasFailed) && (
        <QueryForm place={written?.place}>
          <Button
            type="submit"
            name={written?.name}
            value={written?.value}
            variant="outline"
            size="small"
            icon={hasFailed ? 'retry' : undefined}
            working={status === 'loading' && labels.loading}
            onClick={more}
          >
            {hasFailed ? t('ui.tryAgain') : labels.more}
          </Button>
        </QueryForm>
      )}
    </Footer>
  );
}

const Footer = styled(Cluster)`
  ${text.small}
  color: ${tokens.on.muted};

  button {
    color: ${tokens.on.text};
  }
  /* With the last entries in view, after which the next ones come. */
  &:target {
    scroll-margin-top: 50vh;
  }
`;
