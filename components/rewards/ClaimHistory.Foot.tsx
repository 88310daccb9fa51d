import { FormattedMessage, useIntl } from 'react-intl';
import { selectClaims, selectHasMoreClaims } from '../../store/rewards/claims/selectors';
import { moreClaimsRequested } from '../../store/rewards/claims/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Failure, Foot } from './ClaimHistory.styles';
import { playerMessages, playerTemplates } from './player.messages';
import { rewardsMessages } from './rewards.messages';

/** How much of the history is shown, and the way to more of it. */
export function ClaimHistoryFoot() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { status, claims, total } = useAppSelector(selectClaims);
  const hasMore = useAppSelector(selectHasMoreClaims);
  const hasFailed = status === 'failed';
  return (
    <Foot>
      <p role="status">
        <FormattedMessage {...playerTemplates.shown} values={{ shown: claims.length, total: total ?? claims.length }} />
      </p>
      {hasFailed && (
        <Failure role="alert">
          <FormattedMessage {...playerMessages.claimsFailed} />
        </Failure>
      )}
      {(hasMore || hasFailed) && (
        <Button
          variant="outline"
          size="small"
          icon={hasFailed ? 'retry' : undefined}
          working={status === 'loading' && formatMessage(playerMessages.claimsLoading)}
          onClick={() => dispatch(moreClaimsRequested())}
        >
          <FormattedMessage {...(hasFailed ? rewardsMessages.retry : playerMessages.older)} />
        </Button>
      )}
    </Foot>
  );
}
