import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Card } from '../../ui/cards/Card';
import { Icon } from '../../ui/icons/Icon';
import { Ring } from '../../ui/progress/Ring';
import { gameMessages, gameTemplates } from '../game.messages';
import { BadgePicture } from './BadgePicture';
import type { BadgeEntry } from './nextBadge';

interface BadgeCardProps {
  entry: BadgeEntry;
  /** Whether the player's badge showcase contains the badge. */
  isInShowcase?: boolean;
}

/** A badge: how to earn it, with the player's progress or the date when it was earned. */
export function BadgeCard({ entry: { badge, action }, isInShowcase: isShown = false }: BadgeCardProps) {
  return (
    <CardGrid as="li">
      <Emblem>
        <BadgePicture badge={badge} label="" />
      </Emblem>
      <div>
        <Name>{badge.name}</Name>
        <Description>{action ? action.description : badge.description}</Description>
        <CardFooter>
          {badge.isOwned ? <Earned date={action?.completionDate ?? null} /> : <Missing action={action} />}
          {isShown && <FormattedMessage {...gameMessages.inShowcase} />}
        </CardFooter>
      </div>
    </CardGrid>
  );
}

function Earned({ date }: { date: string | null }) {
  const { formatDate } = useIntl();
  return (
    <EarnedLine>
      <Icon name="check" size="small" />
      {date === null ? (
        <FormattedMessage {...gameMessages.badgeOwned} />
      ) : (
        <FormattedMessage {...gameTemplates.earnedOn} values={{ date: formatDate(date, { dateStyle: 'medium' }) }} />
      )}
    </EarnedLine>
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

const CardGrid = styled(Card)`
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

const Description = styled.p`
  margin-top: 4px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.muted};
`;

const CardFooter = styled.p`
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

const EarnedLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 700;
  color: ${tokens.on.good};
`;
