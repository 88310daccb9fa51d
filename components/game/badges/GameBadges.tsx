import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { selectSelection } from '../../../store/badges/badgeShowcase/selectors';
import type { BadgeEntry } from '../../../store/badges/rules';
import { selectBadgeEntries } from '../../../store/badges/selectors';
import { badgesRequested } from '../../../store/badges/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { PopupLink } from '../../popups/PopupLink';
import { columns } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Card } from '../../ui/cards/Card';
import { Loadable } from '../../ui/feedback/Loadable';
import { Skeletons } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import { Cluster } from '../../ui/layout/Cluster';
import { Text } from '../../ui/layout/Text';
import { Ring } from '../../ui/progress/Ring';
import { useTexts } from '../../ui/text/useTexts';
import { BadgePicture } from './BadgePicture';

export function GameBadges({ spaceId }: { spaceId: string }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const status = usePlayerSelector((state) => state.badges.status);
  const entries = usePlayerSelector(selectBadgeEntries);
  const owned = entries.filter(({ badge }) => badge.isOwned).length;
  const shown = new Set(usePlayerSelector(selectSelection).badges.map(({ badgeId }) => badgeId));
  return (
    <Loadable
      status={status}
      hasContent={entries.length > 0}
      skeleton={
        <BadgeGrid as="div" aria-hidden>
          <Skeletons count={6} $height="156px" $radius={tokens.radius.card} />
        </BadgeGrid>
      }
      failed={{
        title: t('game.badges.error.title'),
        text: t('game.badges.error'),
        onRetry: () => dispatch(badgesRequested({ spaceId })),
      }}
      empty={{ title: t('game.badges.empty.title'), text: t('game.badges.empty') }}
    >
      <Cluster $gap={[3, 6]} $justify="space-between" style={{ minHeight: tokens.control.small, marginBottom: 16 }}>
        <Text $color="muted">{t('game.badges.owned', { owned, available: entries.length })}</Text>
        {owned > 0 && (
          <ButtonLink as={PopupLink} popup="badges" $variant="outline" $size="small">
            {t('game.badges.editShowcase')}
          </ButtonLink>
        )}
      </Cluster>
      <BadgeGrid>
        {entries.map((entry) => (
          <BadgeCard key={entry.badge.badgeId} entry={entry} isInShowcase={shown.has(entry.badge.badgeId)} />
        ))}
      </BadgeGrid>
    </Loadable>
  );
}

const BadgeGrid = styled.ul`
  ${columns(3, { desktop: 2, tablet: 1 })}
  gap: 16px;

  ${media.below.tablet} {
    gap: 12px;
  }
`;

function BadgeCard({ entry: { badge, action }, isInShowcase }: { entry: BadgeEntry; isInShowcase: boolean }) {
  const t = useTexts();
  return (
    <CardGrid as="li">
      <div style={{ width: 88 }}>
        <BadgePicture badge={badge} label="" />
      </div>
      <div>
        <Text as="h3" $type="rowTitle">
          {badge.name}
        </Text>
        <p>{action ? action.description : badge.description}</p>
        <p>
          {badge.isOwned ? <Earned date={action?.completionDate ?? null} /> : <Missing action={action} />}
          {isInShowcase && <span>{t('game.badges.inShowcase')}</span>}
        </p>
      </div>
    </CardGrid>
  );
}

function Earned({ date }: { date: string | null }) {
  const { formatDate } = useIntl();
  const t = useTexts();
  return (
    <StatusLine data-earned>
      <Icon name="check" size="small" />
      <span>
        {date === null
          ? t('game.badge.owned')
          : t('game.badge.earned', { date: formatDate(date, { dateStyle: 'medium' }) })}
      </span>
    </StatusLine>
  );
}

function Missing({ action }: { action: BadgeEntry['action'] }) {
  const t = useTexts();
  if (action === null) return <span>{t('game.badge.locked')}</span>;
  const { progress, target, units, xp } = action;
  return (
    <>
      {target > 1 && (
        <StatusLine>
          <Ring value={progress} max={target} size={16} width={2} />
          <span>{t('game.badge.progress', { progress, target })}</span>
        </StatusLine>
      )}
      <span>{t('game.badge.gives', { units, xp })}</span>
    </>
  );
}

const CardGrid = styled(Card)`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding: 20px;

  /* The description. */
  h3 + p {
    margin-top: 4px;
    font-size: ${tokens.size.small};
    line-height: 1.45;
    color: ${tokens.on.muted};
  }
  p + p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-top: 12px;
    font-size: ${tokens.size.fine};
    line-height: 1.4;
    color: ${tokens.on.muted};
  }
`;

const StatusLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  color: ${tokens.on.text};

  &[data-earned] {
    font-weight: 700;
    color: ${tokens.on.good};
  }
`;
