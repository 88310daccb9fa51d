import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectActions, selectBadges, selectBadgesStatus } from '../../store/badges/selectors';
import { badgesRequested } from '../../store/badges/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { StateCard } from '../ui/StateCard';
import { BadgeCard } from './BadgeCard';
import { gameMessages } from './game.messages';
import { badgeEntries } from './nextBadge';

/** All badges of the game, and how to get them. */
export function GameBadges({ spaceId }: { spaceId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectBadgesStatus);
  const badges = useAppSelector(selectBadges);
  const entries = badgeEntries(badges, useAppSelector(selectActions));
  if (entries.length > 0) {
    return (
      <Grid>
        {entries.map((entry) => (
          <BadgeCard key={entry.badge.badgeId} entry={entry} />
        ))}
      </Grid>
    );
  }
  if (status === 'failed') {
    const retry = (
      <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(badgesRequested({ spaceId }))}>
        <FormattedMessage {...gameMessages.retry} />
      </Button>
    );
    return (
      <StateCard kind="error" title={formatMessage(gameMessages.badgesErrorTitle)} action={retry}>
        <FormattedMessage {...gameMessages.badgesError} />
      </StateCard>
    );
  }
  if (status === 'loaded') {
    return (
      <StateCard kind="empty" title={formatMessage(gameMessages.noBadges)}>
        <FormattedMessage {...gameMessages.noBadgesYet} />
      </StateCard>
    );
  }
  return (
    <Grid aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place}>
          <Skeleton $height="156px" $radius={tokens.radius.card} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;

  ${media.below.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;
