import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectActions, selectBadges, selectBadgesStatus, selectOwnedBadgesCount } from '../../store/badges/selectors';
import { badgesRequested } from '../../store/badges/slice';
import { selectSelection } from '../../store/badges/badgeShowcase/selectors';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { PopupLink } from '../popups/PopupLink';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { BadgeCard } from './BadgeCard';
import { gameMessages, gameTemplates } from './game.messages';
import { badgeEntries } from './nextBadge';

/** All badges of the game, and how to get them. */
export function GameBadges({ spaceId }: { spaceId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectBadgesStatus);
  const badges = useAppSelector(selectBadges);
  const entries = badgeEntries(badges, useAppSelector(selectActions));
  const owned = useAppSelector(selectOwnedBadgesCount);
  const shown = new Set(useAppSelector(selectSelection).badges.map(({ badgeId }) => badgeId));
  if (entries.length > 0) {
    return (
      <>
        <BadgesHead owned={owned} available={entries.length} />
        <Grid>
          {entries.map((entry) => (
            <BadgeCard key={entry.badge.badgeId} entry={entry} isShown={shown.has(entry.badge.badgeId)} />
          ))}
        </Grid>
      </>
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

/** How many the player has, and the way to choose which of them friends see. */
function BadgesHead({ owned, available }: { owned: number; available: number }) {
  return (
    <Head>
      <p>
        <FormattedMessage {...gameTemplates.badgesOwned} values={{ owned, available }} />
      </p>
      {owned > 0 && (
        <ButtonLink as={PopupLink} popup="badges" $variant="outline" $size="small">
          <FormattedMessage {...gameMessages.editShowcase} />
        </ButtonLink>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  min-height: ${tokens.control.small};
  margin-bottom: 16px;
  color: ${tokens.on.muted};
`;

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
