import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { historyOf } from '../../../store/rewards/claims/rules';
import { claims } from '../../../store/rewards/claims/tasks';
import { usePlayerSelector } from '../../../store/support/hooks';
import { usePages } from '../../../store/support/usePages';
import { onSurface } from '../../theme/onSurface';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { StateCard } from '../../ui/feedback/StateCard';
import { Wrap } from '../../ui/layout/Wrap';
import { ListFooter } from '../../ui/lists/ListFooter';
import { ClaimRow } from './ClaimRow';
import { CodeRow } from './CodeRow';
import { playerMessages, playerTemplates } from '../PlayerRewards/player.messages';
import { rewardsStateMessages } from '../rewardsState.messages';

const { on } = tokens;

/** The player's claims in all games, and discount codes, newest first, each with how to get the reward. */
export function ClaimHistory() {
  const { formatMessage } = useIntl();
  return (
    <HistorySection aria-label={formatMessage(playerMessages.claims)}>
      <Wrap>
        <Title>
          <FormattedMessage {...playerMessages.claims} />
        </Title>
        <HistoryContent />
      </Wrap>
    </HistorySection>
  );
}

function HistoryContent(): ReactNode {
  const { formatMessage } = useIntl();
  const { status, items, total, hasMore, load, loadMore } = usePages(claims, null);
  const codes = usePlayerSelector(({ discount }) => discount.codes.items);
  const history = historyOf(items, codes, hasMore);
  if ((history.length > 0 && status !== 'failed') || history.some(({ kind }) => kind === 'claim')) {
    return (
      <>
        <ClaimList>
          {history.map((entry) =>
            entry.kind === 'claim' ? (
              <ClaimRow key={entry.claim.claimId} claim={entry.claim} />
            ) : (
              <CodeRow key={entry.code.code} code={entry.code} />
            ),
          )}
        </ClaimList>
        <ListFooter
          status={status}
          hasMore={hasMore}
          onMore={loadMore}
          labels={{
            more: formatMessage(playerMessages.older),
            loading: formatMessage(playerMessages.claimsLoading),
            failed: formatMessage(playerMessages.claimsFailed),
            retry: formatMessage(rewardsStateMessages.retry),
          }}
        >
          <p role="status">
            <FormattedMessage
              {...playerTemplates.shown}
              values={{ shown: history.length, total: total === null ? history.length : total + codes.length }}
            />
          </p>
        </ListFooter>
      </>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorCard
        title={formatMessage(playerMessages.claims)}
        retryLabel={formatMessage(rewardsStateMessages.retry)}
        onRetry={load}
      >
        <FormattedMessage {...playerMessages.claimsFailed} />
      </ErrorCard>
    );
  }
  if (status !== 'loaded') return <HistorySkeleton />;
  return (
    <StateCard kind="empty" title={formatMessage(playerMessages.claimsEmptyTitle)}>
      <FormattedMessage {...playerMessages.claimsEmpty} />
    </StateCard>
  );
}

/** Five rows at their real height. */
const HistorySkeleton = () => (
  <Loading label={useIntl().formatMessage(playerMessages.claimsLoading)}>
    <ClaimList as="div" data-waiting>
      {Array.from({ length: 5 }, (_, i) => (
        <Skeleton key={i} $height="56px" />
      ))}
    </ClaimList>
  </Loading>
);

const HistorySection = styled.section.attrs(onSurface('paper'))`
  padding-block: ${tokens.layout.playerSection} 64px;
`;

const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 20px;
`;

const ClaimList = styled.ul`
  border-top: 1px solid ${on.outline};

  &[data-waiting] {
    display: grid;
    gap: 33px;
    padding: 16px 0 17px;
    opacity: 0.16;
  }
`;
