import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectClaims } from '../../store/rewards/claims/selectors';
import { claimsRequested } from '../../store/rewards/claims/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Wrap } from '../ui/layout/Wrap';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { ClaimHistoryFoot } from './ClaimHistory.Foot';
import { ClaimRow } from './ClaimHistory.Row';
import { Paper, Rows, Title } from './ClaimHistory.styles';
import { playerMessages } from './player.messages';
import { RewardsTrouble } from './RewardsTrouble';

/** What the player has claimed in all games, on paper, newest first, with the way to each. */
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
        <ClaimHistoryFoot />
      </>
    );
  }
  if (status === 'failed') {
    return (
      <RewardsTrouble title={formatMessage(playerMessages.claims)} onRetry={() => dispatch(claimsRequested())}>
        <FormattedMessage {...playerMessages.claimsFailed} />
      </RewardsTrouble>
    );
  }
  if (status !== 'loaded') return <ClaimsWaiting />;
  return (
    <StateCard kind="empty" title={formatMessage(playerMessages.claimsEmptyTitle)}>
      <FormattedMessage {...playerMessages.claimsEmpty} />
    </StateCard>
  );
}

/** Lines of the history in their true size. */
const ClaimsWaiting = () => (
  <Loading label={useIntl().formatMessage(playerMessages.claimsLoading)}>
    <Rows as="div" data-waiting>
      {Array.from({ length: 5 }, (_, i) => (
        <Skeleton key={i} $height="56px" />
      ))}
    </Rows>
  </Loading>
);
