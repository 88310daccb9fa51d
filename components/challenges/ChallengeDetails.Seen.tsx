import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge, ChallengeEvent } from '../../services/club/types';
import { selectChallengeEvents } from '../../store/challenges/challengeEvents/selectors';
import { eventsRequested, moreEventsRequested } from '../../store/challenges/challengeEvents/slice';
import { challengesRequested } from '../../store/challenges/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { challengeMessages } from './challenges.messages';
import { Credit, Events, Foot, Note, PartTitle, Reason, Waiting } from './ChallengeDetails.styles';
import { detailsMessages, detailsTemplates, reasonMessages } from './details.messages';
import { useDay } from './useDay';
import { usePlatformNames } from './usePlatformNames';

/** What the club saw for a challenge, newest first. */
export function Seen({ challenge }: { challenge: Challenge }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { challengeId, spaceId } = challenge;
  const { status, events, total } = useAppSelector((state) => selectChallengeEvents(state, challengeId));
  const isLoading = status === 'loading';
  const name = { challengeId, spaceId };
  const lookAgain = () => {
    dispatch(eventsRequested(name));
    dispatch(challengesRequested({ spaceId }));
  };
  return (
    <section aria-busy={isLoading}>
      <PartTitle>
        <FormattedMessage {...detailsMessages.seen} />
      </PartTitle>
      <SeenBody challenge={challenge} />
      {status !== 'idle' && (events.length > 0 || !isLoading) && (
        <Foot>
          {total !== null && events.length < total && (
            <Button
              variant="outline"
              size="small"
              working={isLoading && formatMessage(detailsMessages.loading)}
              onClick={() => dispatch(moreEventsRequested(name))}
            >
              <FormattedMessage {...detailsMessages.older} />
            </Button>
          )}
          <Button variant="quiet" size="small" icon="retry" onClick={lookAgain}>
            <FormattedMessage {...(status === 'failed' ? challengeMessages.retry : detailsMessages.again)} />
          </Button>
        </Foot>
      )}
    </section>
  );
}

function SeenBody({ challenge }: { challenge: Challenge }) {
  const { formatMessage } = useIntl();
  const { status, events } = useAppSelector((state) => selectChallengeEvents(state, challenge.challengeId));
  const failure = status === 'failed' && (
    <Note role="alert">
      <FormattedMessage {...detailsMessages.failed} />
    </Note>
  );
  if (events.length > 0) {
    return (
      <>
        <EventTable challenge={challenge} events={events} />
        {failure}
      </>
    );
  }
  if (failure) return failure;
  if (status === 'loaded') {
    return (
      <Note>
        <FormattedMessage {...detailsTemplates.nothingSeen} values={{ unitName: challenge.unitName ?? '' }} />
      </Note>
    );
  }
  return (
    <Loading label={formatMessage(detailsMessages.loading)}>
      <Waiting>
        <Skeleton $height="20px" />
        <Skeleton $height="20px" />
      </Waiting>
    </Loading>
  );
}

function EventTable({ challenge, events }: { challenge: Challenge; events: readonly ChallengeEvent[] }) {
  return (
    <Events>
      <VisuallyHidden as="caption">
        <FormattedMessage {...detailsMessages.seen} />
      </VisuallyHidden>
      <thead>
        <tr>
          {(['when', 'what', 'where', 'counted'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage {...detailsMessages[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventLine key={event.eventId} challenge={challenge} event={event} />
        ))}
      </tbody>
    </Events>
  );
}

function EventLine({ challenge, event }: { challenge: Challenge; event: ChallengeEvent }) {
  const { formatNumber } = useIntl();
  const day = useDay();
  const namesOf = usePlatformNames();
  const { date, count, counted, platform, gameTitle, reason } = event;
  const isElsewhere = reason === 'otherGame' && gameTitle !== null;
  const where = [isElsewhere && gameTitle, platform !== null && namesOf([platform])].filter((part) => part !== false);
  return (
    <tr>
      <td data-column="when">
        <time dateTime={date}>{day(date)}</time>
      </td>
      <td data-column="what">
        <FormattedMessage {...detailsTemplates.amount} values={{ count, unitName: challenge.unitName ?? '' }} />
      </td>
      <td data-column="where">{where.length > 0 ? where.join(', ') : '–'}</td>
      <td data-column="counted">
        {counted > 0 ? (
          <Credit>{formatNumber(counted, { signDisplay: 'always' })}</Credit>
        ) : (
          <Reason>
            <FormattedMessage {...(reason === null ? detailsMessages.notCounted : reasonMessages[reason])} />
          </Reason>
        )}
      </td>
    </tr>
  );
}
