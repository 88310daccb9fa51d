import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  selectPendingName,
  selectReceivedRequests,
  selectRequestsStatus,
  selectSentRequests,
} from '../../store/friends/friendRequests/selectors';
import { requestsRequested } from '../../store/friends/friendRequests/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { text } from '../theme/type';
import { Button } from '../ui/buttons/Button';
import { StateCard } from '../ui/feedback/StateCard';
import { useFocusKept } from '../ui/focus/useFocusKept';
import { AskByName } from './FriendRequests.Ask';
import { RequestRows, RequestsSkeleton } from './FriendRequests.Rows';
import { ViewSpace } from './FriendsSkeleton';
import { requestsMessages } from './requests.messages';

/** Asking for a friendship, and what waits for an answer, both ways. */
export function FriendRequests() {
  const { formatMessage } = useIntl();
  const ref = useFocusKept<HTMLDivElement>();
  const received = useAppSelector(selectReceivedRequests);
  const sent = useAppSelector(selectSentRequests);
  const asking = useAppSelector(selectPendingName);
  const status = useAppSelector(selectRequestsStatus);
  const hasAny = received.length + sent.length > 0 || asking !== null;

  return (
    <ViewSpace ref={ref}>
      <Columns>
        {status === 'failed' && !hasAny ? (
          <Failed />
        ) : (
          <Lists>
            <section aria-label={formatMessage(requestsMessages.received)}>
              <Title>
                <FormattedMessage {...requestsMessages.received} />
              </Title>
              {status === 'loaded' || hasAny ? <RequestRows requests={received} asking={null} /> : <RequestsSkeleton />}
            </section>
            <section aria-label={formatMessage(requestsMessages.sent)}>
              <Title>
                <FormattedMessage {...requestsMessages.sent} />
              </Title>
              {status === 'loaded' || hasAny ? <RequestRows requests={sent} asking={asking} /> : <RequestsSkeleton />}
            </section>
          </Lists>
        )}
        <AskByName />
      </Columns>
    </ViewSpace>
  );
}

function Failed() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(requestsRequested())}>
      <FormattedMessage {...requestsMessages.retry} />
    </Button>
  );
  return (
    <StateCard kind="error" title={formatMessage(requestsMessages.errorTitle)} action={retry} headingLevel={2}>
      <FormattedMessage {...requestsMessages.error} />
    </StateCard>
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

const Lists = styled.div`
  display: grid;
  gap: 40px;
`;

const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 16px;
`;
