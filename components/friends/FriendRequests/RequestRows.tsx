import { useContext } from 'react';
import styled from 'styled-components';
import { answerChosen, type RequestWithAvatar } from '../../../store/friends/friendRequests/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { guardPresses } from '../../ui/buttons/guardPresses';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Cluster } from '../../ui/layout/Cluster';
import { useTexts } from '../../ui/text/useTexts';
import { useDaysAgo } from '../../ui/time/useDaysAgo';
import { OpenSafety } from '../PlayerSafety/OpenSafety';

interface RequestRowsProps {
  requests: readonly RequestWithAvatar[];
  pendingName: string | null;
}

export function RequestRows({ requests, pendingName }: RequestRowsProps) {
  const t = useTexts();
  if (requests.length === 0 && pendingName === null) {
    return <NoRequests>{t('requests.none')}</NoRequests>;
  }
  return (
    <Rows ref={guardPresses}>
      {pendingName !== null && (
        <Row aria-busy>
          <RequestPicture />
          <RequestText>
            <b>{pendingName}</b>
            <span>{t('requests.sending')}</span>
          </RequestText>
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
  const t = useTexts();
  const when = useDaysAgo(requestDate);
  const dispatch = useAppDispatch();
  const openSafety = useContext(OpenSafety);
  const isReceived = state === 'PendingReceivedInvite';
  const label = (id: 'requests.acceptOf' | 'requests.declineOf' | 'requests.withdrawOf') => t(id, { name });
  return (
    <Row>
      <RequestPicture>
        <img src={avatarUrl} width="48" height="48" alt="" loading="lazy" />
      </RequestPicture>
      <RequestText>
        <b>{name}</b>
        <span>{when !== null && t(isReceived ? 'requests.askedYou' : 'requests.youAsked', { when })}</span>
      </RequestText>
      <AnswerButtons>
        {isReceived && (
          <Button
            size="small"
            aria-label={label('requests.acceptOf')}
            onClick={() => dispatch(answerChosen({ pid, answer: 'accept' }))}
          >
            {t('requests.accept')}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          aria-label={label(isReceived ? 'requests.declineOf' : 'requests.withdrawOf')}
          onClick={() => dispatch(answerChosen({ pid, answer: isReceived ? 'decline' : 'withdraw' }))}
        >
          {t(isReceived ? 'requests.decline' : 'requests.withdraw')}
        </Button>
        {isReceived && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('safety.openOf', { name })}
            onClick={() => openSafety({ pid, name })}
          >
            {t('safety.open')}
          </Button>
        )}
      </AnswerButtons>
    </Row>
  );
}

export function RequestsSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('requests.loading')}>
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

const rowHeight = '80px';

const NoRequests = styled.p`
  display: flex;
  align-items: center;
  min-height: ${rowHeight};
  border-block: 1px solid ${tokens.on.hairline};
  color: ${tokens.on.muted};
`;

const Rows = styled.ul`
  border-block: 1px solid ${tokens.on.hairline};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 12px 16px;
  align-items: center;
  min-height: ${rowHeight};
  padding: 12px 0;

  & + & {
    border-top: 1px solid ${tokens.on.hairline};
  }
  &[aria-busy] {
    color: ${tokens.on.muted};
  }
`;

const RequestPicture = styled.span`
  width: 48px;
  height: 48px;
  border-radius: 50%;
  overflow: hidden;
  background-color: ${tokens.color.skeleton};
`;

const RequestText = styled.p`
  b {
    ${text.rowTitle}
    display: block;
  }
  span {
    display: block;
    min-height: 1.45em;
    font-size: ${tokens.size.small};
    line-height: 1.45;
    color: ${tokens.on.muted};
  }
`;

const AnswerButtons = styled(Cluster).attrs({ $gap: 2 })`
  ${media.below.tablet} {
    &:has(> :nth-child(2)) {
      grid-column: 2 / -1;
    }
  }
`;
