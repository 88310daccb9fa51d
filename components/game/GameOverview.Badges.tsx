import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectActions, selectBadges } from '../../store/badges/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { tokens } from '../theme/tokens';
import { Skeleton } from '../ui/feedback/Skeleton';
import { BadgePicture } from './BadgePicture';
import { gameMessages, gameTemplates } from './game.messages';
import { badgeEntries, nextBadge } from './nextBadge';

const mostShown = 5;

/** The game's badges side by side, and how to get the one that is closest. */
export function BadgesRow({ isWaiting }: { isWaiting: boolean }) {
  const { formatMessage } = useIntl();
  const badges = useAppSelector(selectBadges);
  const entries = badgeEntries(badges, useAppSelector(selectActions));
  const next = nextBadge(entries);
  if (isWaiting && entries.length === 0) return <Skeleton $height="108px" />;
  return (
    <>
      <Row>
        {entries.slice(0, mostShown).map(({ badge }) => (
          <li key={badge.badgeId}>
            <BadgePicture
              badge={badge}
              label={`${badge.name}: ${formatMessage(badge.isOwned ? gameMessages.badgeOwned : gameMessages.badgeLocked)}`}
            />
          </li>
        ))}
      </Row>
      <Next>
        {next ? (
          <>
            <b>
              <FormattedMessage {...gameTemplates.nextBadge} values={{ name: next.badge.name }} />
            </b>{' '}
            {next.action?.description}
          </>
        ) : (
          entries.length > 0 && <FormattedMessage {...gameMessages.allBadgesOwned} />
        )}
      </Next>
    </>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(${mostShown}, minmax(0, 1fr));
  gap: 8px;
`;

const Next = styled.p`
  margin-top: 14px;
  font-size: ${tokens.size.small};
  line-height: 1.5;
  color: ${tokens.on.muted};

  b {
    color: ${tokens.on.text};
  }
`;
