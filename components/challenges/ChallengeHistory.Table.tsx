import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '../../services/club/types';
import { kindOf } from '../../store/challenges/rules';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { Kind, Table, UnitsCell } from './ChallengeHistory.styles';
import { challengeMessages } from './challenges.messages';
import { playerMessages, playerTemplates } from './player.messages';

interface HistoryTableProps {
  challenges: readonly Challenge[];
  /** Whether they are of several games. */
  hasGames: boolean;
}

/** Past challenges: which, in which game, how far, when, and what that gave. */
export function HistoryTable({ challenges, hasGames }: HistoryTableProps) {
  const columns = (['what', 'game', 'reached', 'date', 'units'] as const).filter(
    (column) => hasGames || column !== 'game',
  );
  return (
    <Table>
      <VisuallyHidden as="caption">
        <FormattedMessage {...playerMessages.history} />
      </VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <FormattedMessage {...playerMessages[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {challenges.map((challenge) => (
          <HistoryLine key={challenge.challengeId} challenge={challenge} hasGames={hasGames} />
        ))}
      </tbody>
    </Table>
  );
}

function HistoryLine({ challenge, hasGames }: { challenge: Challenge; hasGames: boolean }) {
  const { formatDate, formatNumber } = useIntl();
  const { name, gameTitle, thresholds, bankedDate, endDate, reward } = challenge;
  const reached = thresholds.filter((threshold) => threshold.reached).length;
  const moment = bankedDate ?? endDate;
  const date = moment && formatDate(moment, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <tr>
      <td data-column="what">
        <b>{name}</b>{' '}
        <Kind>
          <FormattedMessage {...challengeMessages[kindOf(challenge)]} />
        </Kind>
      </td>
      {hasGames && <td data-column="game">{gameTitle}</td>}
      <td data-column="reached">
        <FormattedMessage {...playerTemplates.stars} values={{ reached, all: thresholds.length }} />
      </td>
      <td data-column="date">
        {moment !== null && date !== null && (
          <time dateTime={moment}>
            <FormattedMessage
              {...(bankedDate === null ? playerTemplates.endedOn : playerTemplates.bankedOn)}
              values={{ date }}
            />
          </time>
        )}
      </td>
      {bankedDate === null ? (
        <UnitsCell data-column="units">
          {reward.units > 0 ? (
            <FormattedMessage {...playerTemplates.lost} values={{ units: reward.units }} />
          ) : (
            <FormattedMessage {...playerMessages.ranOut} />
          )}
        </UnitsCell>
      ) : (
        <UnitsCell data-column="units" data-banked>
          <span aria-hidden>{formatNumber(reward.units, { signDisplay: 'always' })}</span>
          <VisuallyHidden>
            <FormattedMessage {...playerTemplates.bankedUnits} values={{ units: reward.units }} />
          </VisuallyHidden>
        </UnitsCell>
      )}
    </tr>
  );
}
