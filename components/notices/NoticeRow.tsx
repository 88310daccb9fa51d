import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Destination } from '../../routes';
import type { Notice, NoticeKind } from '../../services/club/notices';
import type { Game } from '../../services/clubWebsite/games';
import { selectOwnedGames } from '../../store/catalog/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { PopupLink } from '../popups/PopupLink';
import { rewardQueryKey } from '../rewards/useOpenReward';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Icon, type IconName } from '../ui/icons/Icon';
import { Cluster } from '../ui/layout/Cluster';
import { Text } from '../ui/layout/Text';
import { Tag } from '../ui/text/Tag';
import { useTexts } from '../ui/text/useTexts';
import { lastZone, useFormatDay } from '../ui/time/useFormatDay';

const icons: Record<NoticeKind, IconName> = {
  unitsExpiring: 'hourglass',
  challengeLapsing: 'challenges',
  wishAffordable: 'ribbon',
  wishPriceChanged: 'ribbon',
  friendRequest: 'people',
  giftReceived: 'rewards',
  giftAccepted: 'rewards',
  giftReturned: 'units',
  refund: 'units',
  rulesChanged: 'info',
};

export function NoticeRow({ notice }: { notice: Notice }) {
  const t = useTexts();
  const { kind, date, readDate } = notice;
  const formatDay = useFormatDay();
  return (
    <li>
      <NoticeLink notice={notice}>
        <Icon name={icons[kind]} size="normal" />
        <RowText>
          <Text $type="cardTitle">{useNoticeText(notice)}</Text>
          <Line as="p" $gap={[0, 4]}>
            <b>{t(`notices.action.${kind}`)}</b>
            <time dateTime={date}>{formatDay(date, { hasTime: true })}</time>
          </Line>
        </RowText>
        {readDate === null && <Tag>{t('notices.new')}</Tag>}
      </NoticeLink>
    </li>
  );
}

function useNoticeText({ kind, units, until, name, playerName }: Notice): string {
  const t = useTexts();
  const formatDay = useFormatDay();
  // Units expire with a day of the club's calendar, everything else at an instant of the player's day.
  const format = kind === 'unitsExpiring' ? ({ timeZone: lastZone } as const) : { hasTime: true };
  return t(`notices.${kind}`, {
    units: units ?? 0,
    name: playerName ?? name ?? '',
    date: until === null ? '' : formatDay(until, format),
  });
}

function NoticeLink({ notice, children }: { notice: Notice; children: ReactNode }) {
  const game = usePlayerSelector(selectOwnedGames).find(({ spaceId }) => spaceId === notice.spaceId);
  const to = destinationOf(notice, game);
  return to ? (
    <RowLink as={ClubLink} to={to}>
      {children}
    </RowLink>
  ) : (
    <RowLink as={PopupLink} popup="profile">
      {children}
    </RowLink>
  );
}

/** Where the player can act, in the notice's game if that is known; null for the player's profile, an overlay. */
function destinationOf({ kind, subjectId }: Notice, game: Game | undefined): Destination | null {
  switch (kind) {
    case 'challengeLapsing':
      return game ? gamePage(game, 'challenges') : { page: 'challenges' };
    case 'wishAffordable':
    case 'wishPriceChanged':
      return { page: 'rewards', query: subjectId === null ? {} : { [rewardQueryKey]: subjectId } };
    case 'friendRequest':
      return { page: 'friends', query: { view: 'requests' } };
    case 'giftReceived':
    case 'giftAccepted':
      return { page: 'rewards' };
    case 'giftReturned':
    case 'unitsExpiring':
    case 'refund':
      return { page: 'units' };
    case 'rulesChanged':
      return null;
  }
}

const { on, space } = tokens;

const RowLink = styled.a`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[4]} ${space[2]};
  border-bottom: 1px solid ${on.hairline};

  &:hover {
    background-color: ${on.hoverFill};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    margin-top: 2px;
    color: ${on.muted};
  }
`;

const RowText = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Line = styled(Cluster)`
  ${text.small}
  color: ${on.muted};

  b {
    font-weight: 600;
    color: ${on.link};
  }
`;
