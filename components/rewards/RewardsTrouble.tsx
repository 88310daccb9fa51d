import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { rewardsMessages } from './rewards.messages';

interface RewardsTroubleProps {
  title: string;
  /** What is safe. */
  children: ReactNode;
  onRetry: () => void;
}

/** In the place of a part about rewards that could not be loaded. */
export function RewardsTrouble({ title, children, onRetry }: RewardsTroubleProps) {
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
      <FormattedMessage {...rewardsMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={title} action={retry}>
      {children}
    </StateCard>
  );
}
