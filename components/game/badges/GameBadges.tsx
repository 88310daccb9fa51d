import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectSelection } from '../../../store/badges/badgeShowcase/selectors';
import {
  selectActions,
  selectBadges,
  selectBadgesStatus,
  selectOwnedBadgesCount,
} from '../../../store/badges/selectors';
import { badgesRequested } from '../../../store/badges/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { PopupLink } from '../../popups/PopupLink';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { ErrorCard } from '../../ui/feedback/ErrorCard';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { StateCard } from '../../ui/feedback/StateCard';
import { gameMessages, gameTemplates } from '../game.messages';
import { BadgeCard } from './BadgeCard';
import { badgeEntries } from './nextBadge';

/** All badges of the game. */
export function GameBadges({ spaceId }: { spaceId: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const status = usePlayerSelector(selectBadgesStatus);
  const badges = usePlayerSelector(selectBadges);
  const entries = badgeEntries(badges, usePlayerSelector(selectActions));
  const owned = usePlayerSelector(selectOwnedBadgesCount);
  const shown = new Set(usePlayerSelector(selectSelection).badges.map(({ badgeId }) => badgeId));
  if (entries.length > 0) {
    return (
      <>
        <BadgesHead owned={owned} available={entries.length} />
        <BadgeGrid>
          {entries.map((entry) => (
            <BadgeCard key={entry.badge.badgeId} entry={entry} isInShowcase={shown.has(entry.badge.badgeId)} />
          ))}
        </BadgeGrid>
      </>
    );
  }
  if (status === 'failed') {
    return (
      <ErrorCard
        title={formatMessage(gameMessages.badgesErrorTitle)}
        retryLabel={formatMessage(gameMessages.retry)}
        onRetry={() => dispatch(badgesRequested({ spaceId }))}
      >
        <FormattedMessage {...gameMessages.badgesError} />
      </ErrorCard>
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
    <BadgeGrid aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <li key={index}>
          <Skeleton $height="156px" $radius={tokens.radius.card} />
        </li>
      ))}
    </BadgeGrid>
  );
}

/** The number of owned badges, and a link to the badge showcase's editor. */
function BadgesHead({ owned, available }: { owned: number; available: number }) {
  return (
    <HeadRow>
      <p>
        <FormattedMessage {...gameTemplates.badgesOwned} values={{ owned, available }} />
      </p>
      {owned > 0 && (
        <ButtonLink as={PopupLink} popup="badges" $variant="outline" $size="small">
          <FormattedMessage {...gameMessages.editShowcase} />
        </ButtonLink>
      )}
    </HeadRow>
  );
}

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  min-height: ${tokens.control.small};
  margin-bottom: 16px;
  color: ${tokens.on.muted};
`;

const BadgeGrid = styled.ul`
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
