import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { answerChosen, type RequestWithAvatar } from '../../store/friends/friendRequests/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { daysAgo } from '../ui/time/daysAgo';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { useNow } from '../ui/time/useNow';
import { Answers, Face, Row, Rows, rowHeight, Words } from './FriendRequests.styles';
import { requestsMessages, requestsTemplates } from './requests.messages';

interface RequestRowsProps {
  requests: readonly RequestWithAvatar[];
  /** A name on its way to the platform: it stands here already. */
  asking: string | null;
}

/** Players who wait, or are waited for, newest first. */
export function RequestRows({ requests, asking }: RequestRowsProps) {
  if (requests.length === 0 && asking === null) {
    return (
      <None>
        <FormattedMessage {...requestsMessages.none} />
      </None>
    );
  }
  return (
    <Rows>
      {asking !== null && (
        <Row aria-busy>
          <Face />
          <Words>
            <b>{asking}</b>
            <span>
              <FormattedMessage {...requestsMessages.sending} />
            </span>
          </Words>
        </Row>
      )}
      {requests.map((request) => (
        <RequestRow key={request.pid} request={request} />
      ))}
    </Rows>
  );
}

function RequestRow({
  request: { pid, nameOnPlatform: name, avatarUrl, state, requestDate },
}: {
  request: RequestWithAvatar;
}) {
  const intl = useIntl();
  const now = useNow();
  const dispatch = useAppDispatch();
  const isReceived = state === 'PendingReceivedInvite';
  const label = (message: (typeof requestsTemplates)['accept']) => intl.formatMessage(message, { name });
  return (
    <Row>
      <Face>
        <img src={avatarUrl} width="48" height="48" alt="" loading="lazy" />
      </Face>
      <Words>
        <b>{name}</b>
        <span>
          {now !== null && (
            <FormattedMessage
              {...(isReceived ? requestsTemplates.askedYou : requestsTemplates.youAsked)}
              values={{
                when: intl.formatRelativeTime(-daysAgo(Date.parse(requestDate), now), 'day', { numeric: 'auto' }),
              }}
            />
          )}
        </span>
      </Words>
      <Answers>
        {isReceived && (
          <Button
            size="small"
            aria-label={label(requestsTemplates.accept)}
            onClick={() => dispatch(answerChosen({ pid, answer: 'accept' }))}
          >
            <FormattedMessage {...requestsMessages.accept} />
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          aria-label={label(isReceived ? requestsTemplates.decline : requestsTemplates.withdraw)}
          onClick={() => dispatch(answerChosen({ pid, answer: isReceived ? 'decline' : 'withdraw' }))}
        >
          <FormattedMessage {...(isReceived ? requestsMessages.decline : requestsMessages.withdraw)} />
        </Button>
      </Answers>
    </Row>
  );
}

/** Requests on their way. */
export function RequestsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(requestsMessages.loading)}>
      <Rows as="div">
        {[1, 2].map((row) => (
          <Row as="div" key={row}>
            <Skeleton $width="48px" $height="48px" $radius="50%" />
            <Skeleton $width="16ch" $height="1.2em" />
          </Row>
        ))}
      </Rows>
    </Loading>
  );
}

const None = styled.p`
  display: flex;
  align-items: center;
  min-height: ${rowHeight};
  border-block: 1px solid ${tokens.on.hairline};
  color: ${tokens.on.muted};
`;
