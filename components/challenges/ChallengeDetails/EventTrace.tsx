import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { ChallengeEvent } from '../../../services/club/challengeHistory';
import { challengeEvents } from '../../../store/challenges/tasks';
import { challengesRequested } from '../../../store/challenges/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import type { RequestState } from '../../../store/support/requestState';
import { usePages } from '../../../store/support/usePages';
import { usePlatformName } from '../../game/platforms';
import { media, tokens } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Loading, Skeletons } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useFormatDay } from '../../ui/time/useFormatDay';

const columns = ['when', 'what', 'where', 'counted'] as const;

export function EventTrace({ challenge }: { challenge: Challenge }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { challengeId, spaceId } = challenge;
  const { status, items: events, hasMore, load, loadMore } = usePages(challengeEvents, { challengeId, spaceId });
  const isLoading = status === 'loading';
  const refresh = () => {
    load();
    dispatch(challengesRequested({ spaceId }));
  };
  return (
    <section aria-busy={isLoading}>
      <h4>{t('challenges.details.seen')}</h4>
      <TraceBody challenge={challenge} status={status} events={events} />
      {status !== 'idle' && (events.length > 0 || !isLoading) && (
        <TraceActions>
          {hasMore && (
            <Button
              variant="outline"
              size="small"
              working={isLoading && t('challenges.details.loading')}
              onClick={loadMore}
            >
              {t('challenges.details.older')}
            </Button>
          )}
          <Button variant="quiet" size="small" icon="retry" onClick={refresh}>
            {t(status === 'failed' ? 'ui.tryAgain' : 'challenges.details.again')}
          </Button>
        </TraceActions>
      )}
    </section>
  );
}

interface TraceBodyProps {
  challenge: Challenge;
  status: RequestState['status'];
  events: readonly ChallengeEvent[];
}

function TraceBody({ challenge, status, events }: TraceBodyProps) {
  const t = useTexts();
  const failure = status === 'failed' && <Notice role="alert">{t('challenges.details.failed')}</Notice>;
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
    return <Notice>{t('challenges.details.nothingSeen', { unitName: challenge.unitName ?? '' })}</Notice>;
  }
  return (
    <Loading label={t('challenges.details.loading')}>
      <Stack style={{ gap: 18, paddingBlock: 8 }}>
        <Skeletons count={2} $height="20px" />
      </Stack>
    </Loading>
  );
}

function EventTable({ challenge, events }: { challenge: Challenge; events: readonly ChallengeEvent[] }) {
  const t = useTexts();
  return (
    <EventsTable>
      <VisuallyHidden as="caption">{t('challenges.details.seen')}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`challenges.details.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventRow key={event.eventId} challenge={challenge} event={event} />
        ))}
      </tbody>
    </EventsTable>
  );
}

function EventRow({ challenge, event }: { challenge: Challenge; event: ChallengeEvent }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const { formatInstant, formatPlatforms } = useDetailFormats();
  const { date, count, counted, platform, gameTitle, reason } = event;
  const isElsewhere = reason === 'otherGame' && gameTitle !== null;
  const where = [isElsewhere && gameTitle, platform !== null && formatPlatforms([platform])].filter(
    (part) => part !== false,
  );
  return (
    <tr>
      <td data-column="when">
        <time dateTime={date}>{formatInstant(date)}</time>
      </td>
      <td data-column="what">{t('challenges.details.amount', { count, unitName: challenge.unitName ?? '' })}</td>
      <td data-column="where">{where.length > 0 ? where.join(' · ') : '–'}</td>
      <td data-column="counted">
        {counted > 0 ? (
          <CountedAmount>{formatNumber(counted, { signDisplay: 'always' })}</CountedAmount>
        ) : (
          <Text as="span" $color="gold">
            {t(reason === null ? 'challenges.details.notCounted' : `challenges.reason.${reason}`)}
          </Text>
        )}
      </td>
    </tr>
  );
}

const { font, on, size } = tokens;

/** On phones each event takes two lines. */
const EventsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  line-height: 1.4;

  th {
    padding: 0 16px 8px 0;
    font: 600 ${size.least} / 1.3 ${font.body};
    text-align: left;
    color: ${on.muted};
  }
  td {
    padding: 9px 16px 9px 0;
    border-top: 1px solid ${on.hairline};
    vertical-align: baseline;
  }
  [data-column='when'],
  [data-column='where'] {
    color: ${on.muted};
  }
  th:last-child,
  [data-column='counted'] {
    padding-right: 0;
    text-align: right;
  }

  ${media.below.tablet} {
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template: 'what counted' 'when where' / minmax(0, 1fr) auto;
      gap: 2px 16px;
      padding: 10px 0;
      border-top: 1px solid ${on.hairline};
    }
    td {
      padding: 0;
      border: 0;
    }
    ${columns.map((column) => `[data-column='${column}'] { grid-area: ${column}; }`).join('\n')}
    [data-column='where'] {
      text-align: right;
    }
  }
`;

const CountedAmount = styled.b`
  font: 600 ${size.control} / 1.3 ${font.display};
  font-variant-numeric: tabular-nums;
  color: ${on.good};
`;

const Notice = styled.p`
  max-width: 56ch;
  font-size: ${size.small};
  line-height: 1.5;
  color: ${on.muted};

  &[role='alert'] {
    margin-top: 12px;
    color: ${on.bad};
  }
`;

const TraceActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;

  /* Aligns the label of a quiet button with the text above it. */
  > :only-child {
    margin-left: -16px;
  }
`;

export function useDetailFormats() {
  const { formatList } = useIntl();
  const nameOf = usePlatformName();
  const formatDay = useFormatDay();
  return {
    /** "Fri, Nov 20, 9:14 PM" in the browser's time zone, with the year when it is not the current one. */
    formatInstant: (timestamp: string) => formatDay(timestamp, { weekday: 'short', month: 'short', hasTime: true }),
    /** Platform codes as a list of names: "PC and PlayStation 4". */
    formatPlatforms: (codes: readonly string[]) => formatList(codes.map(nameOf)),
  };
}
