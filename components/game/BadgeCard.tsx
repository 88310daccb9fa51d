import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Card } from '../ui/cards/Card';
import { Icon } from '../ui/icons/Icon';
import { Ring } from '../ui/progress/Ring';
import { BadgePicture } from './BadgePicture';
import { gameMessages, gameTemplates } from './game.messages';
import type { BadgeEntry } from './nextBadge';

interface BadgeCardProps {
  entry: BadgeEntry;
  /** True for one that stands in the player's showcase. */
  isShown?: boolean;
}

/** A badge: what gives it, how far the player is, or since when it is theirs. */
export function BadgeCard({ entry: { badge, action }, isShown = false }: BadgeCardProps) {
  return (
    <Frame as="li">
      <Emblem>
        <BadgePicture badge={badge} label="" />
      </Emblem>
      <div>
        <Name>{badge.name}</Name>
        <How>{action ? action.description : badge.description}</How>
        <Foot>
          {badge.isOwned ? <Earned date={action?.completionDate ?? null} /> : <Missing action={action} />}
          {isShown && <FormattedMessage {...gameMessages.inShowcase} />}
        </Foot>
      </div>
    </Frame>
  );
}

function Earned({ date }: { date: string | null }) {
  const { formatDate } = useIntl();
  return (
    <Good>
      <Icon name="check" size="small" />
      {date === null ? (
        <FormattedMessage {...gameMessages.badgeOwned} />
      ) : (
        <FormattedMessage {...gameTemplates.earnedOn} values={{ date: formatDate(date, { dateStyle: 'medium' }) }} />
      )}
    </Good>
  );
}

function Missing({ action }: { action: BadgeEntry['action'] }) {
  if (action === null) return <FormattedMessage {...gameMessages.badgeLocked} />;
  const { progress, target, units, xp } = action;
  return (
    <>
      {target > 1 && (
        <Progress>
          <Ring value={progress} max={target} size={16} width={2} />
          <FormattedMessage {...gameTemplates.badgeProgress} values={{ progress, target }} />
        </Progress>
      )}
      <span>
        <FormattedMessage {...gameTemplates.gives} values={{ units, xp }} />
      </span>
    </>
  );
}

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding: 20px;
`;

const Emblem = styled.div`
  width: 88px;
`;

const Name = styled.h3`
  ${text.rowTitle}
`;

const How = styled.p`
  margin-top: 4px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.muted};
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-top: 12px;
  font-size: ${tokens.size.fine};
  line-height: 1.4;
  color: ${tokens.on.muted};
`;

const Progress = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  color: ${tokens.on.text};
`;

const Good = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 700;
  color: ${tokens.on.good};
`;
