import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectClaims, selectHasMoreClaims } from '../../store/rewards/claims/selectors';
import { claimsRequested, moreClaimsRequested } from '../../store/rewards/claims/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Wrap } from '../ui/layout/Wrap';
import { ListFooter } from '../ui/lists/ListFooter';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { ClaimRow } from './ClaimHistory.Row';
import { Paper, Rows, Title } from './ClaimHistory.styles';
import { playerMessages, playerTemplates } from './player.messages';
import { rewardsMessages } from './rewards.messages';

/** The player's claims in all games, newest first, each with how to get the reward. */
export function ClaimHistory() {
  const { formatMessage } = useIntl();
  return (
    <Paper aria-label={formatMessage(playerMessages.claims)}>
      <Wrap>
        <Title>
          <FormattedMessage {...playerMessages.claims} />
        </Title>
        <Body />
      </Wrap>
    </Paper>
  );
}

function Body(): ReactNode {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, claims } = useAppSelector(selectClaims);
  if (claims.length > 0) {
    return (
      <>
        <Rows>
          {claims.map((claim) => (
            <ClaimRow key={claim.claimId} claim={claim} />
          ))}
        </Rows>
        <Footer />
      </>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorCard
        title={formatMessage(playerMessages.claims)}
        retryLabel={formatMessage(rewardsMessages.retry)}
        onRetry={() => dispatch(claimsRequested())}
      >
        <FormattedMessage {...playerMessages.claimsFailed} />
      </ErrorCard>
    );
  }
  if (status !== 'loaded') return <ClaimsWaiting />;
  return (
    <StateCard kind="empty" title={formatMessage(playerMessages.claimsEmptyTitle)}>
      <FormattedMessage {...playerMessages.claimsEmpty} />
    </StateCard>
  );
}

function Footer() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, claims, total } = useAppSelector(selectClaims);
  const hasMore = useAppSelector(selectHasMoreClaims);
  return (
    <ListFooter
      status={status}
      hasMore={hasMore}
      onMore={() => dispatch(moreClaimsRequested())}
      labels={{
        more: formatMessage(playerMessages.older),
        loading: formatMessage(playerMessages.claimsLoading),
        failed: formatMessage(playerMessages.claimsFailed),
        retry: formatMessage(rewardsMessages.retry),
      }}
    >
      <p role="status">
        <FormattedMessage {...playerTemplates.shown} values={{ shown: claims.length, total: total ?? claims.length }} />
      </p>
    </ListFooter>
  );
}

/** Five rows at their real height. */
const ClaimsWaiting = () => (
  <Loading label={useIntl().formatMessage(playerMessages.claimsLoading)}>
    <Rows as="div" data-waiting>
      {Array.from({ length: 5 }, (_, i) => (
        <Skeleton key={i} $height="56px" />
      ))}
    </Rows>
  </Loading>
);
