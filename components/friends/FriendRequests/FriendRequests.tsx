import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  selectPendingName,
  selectReceivedRequests,
  selectRequestsStatus,
  selectSentRequests,
} from '../../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../../store/friends/friendRequests/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { PoliciesNotice } from '../../profile/PoliciesNotice';
import { media } from '../../theme/media';
import { text } from '../../theme/type';
import { useFocusKept } from '../../ui/focus/useFocusKept';
import { BlockedPlayers } from '../PlayerSafety/BlockedPlayers';
import { RequestForm } from './RequestForm';
import { RequestRows, RequestsSkeleton } from './RequestRows';
import { ViewSpace } from '../FriendsSkeleton';
import { requestsMessages } from './requests.messages';

/** Received and sent friend requests, and the form that sends one. */
export function FriendRequests() {
  const { formatMessage } = useIntl();
  const ref = useFocusKept<HTMLDivElement>();
  const received = usePlayerSelector(selectReceivedRequests);
  const sent = usePlayerSelector(selectSentRequests);
  const pendingName = usePlayerSelector(selectPendingName);
  const status = usePlayerSelector(selectRequestsStatus);
  const hasAny = received.length + sent.length > 0 || pendingName !== null;

  return (
    <ViewSpace ref={ref}>
      <Columns>
        {status === 'failed' && !hasAny ? (
          <RequestsError />
        ) : (
          <Lists>
            <section aria-label={formatMessage(requestsMessages.received)}>
              <Title>
                <FormattedMessage {...requestsMessages.received} />
              </Title>
              {status === 'loaded' || hasAny ? (
                <RequestRows requests={received} pendingName={null} />
              ) : (
                <RequestsSkeleton />
              )}
            </section>
            <section aria-label={formatMessage(requestsMessages.sent)}>
              <Title>
                <FormattedMessage {...requestsMessages.sent} />
              </Title>
              {status === 'loaded' || hasAny ? (
                <RequestRows requests={sent} pendingName={pendingName} />
              ) : (
                <RequestsSkeleton />
              )}
            </section>
            <BlockedPlayers />
          </Lists>
        )}
        <FormColumn>
          <PoliciesNotice />
          <RequestForm />
        </FormColumn>
      </Columns>
    </ViewSpace>
  );
}

function RequestsError() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  return (
    <ErrorCard
      title={formatMessage(requestsMessages.errorTitle)}
      retryLabel={formatMessage(requestsMessages.retry)}
      onRetry={() => dispatch(requestsRequested())}
      headingLevel={2}
    >
      <FormattedMessage {...requestsMessages.error} />
    </ErrorCard>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  gap: 24px 48px;
  align-items: start;

  ${media.below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;

const FormColumn = styled.div`
  > :first-child:not(:empty) {
    margin-bottom: 24px;
  }
`;

const Lists = styled.div`
  display: grid;
  gap: 40px;
`;

const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 16px;
`;
