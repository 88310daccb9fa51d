import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import type { FriendPlaying } from '../../../services/clubWebsite/games';
import { tokens } from '../../theme/tokens';
import { useTexts } from '../../ui/text/useTexts';
import { closeUp } from '../../ui/time/formatDuration';
import { useNow } from '../../ui/time/useNow';

export function FriendRow({ friend }: { friend: FriendPlaying }) {
  const t = useTexts();
  return (
    <FriendLine friend={friend} detail={<Activity friend={friend} />}>
      {friend.isPlaying && <PlayingNow>{t('game.playingNow')}</PlayingNow>}
    </FriendLine>
  );
}

type ShownFriend = Pick<FriendPlaying, 'avatar' | 'nameOnPlatform'>;

interface FriendLineProps {
  friend: ShownFriend;
  detail: ReactNode;
  /** At its end. */
  children: ReactNode;
}

/** In `FriendRows`. */
export const FriendLine = ({ friend, detail, children }: FriendLineProps) => (
  <Row>
    <FriendPicture friend={friend} />
    <FriendText>
      <b>{friend.nameOnPlatform}</b>
      <span>{detail}</span>
    </FriendText>
    {children}
  </Row>
);

function Activity({ friend: { isPlaying, lastPlayedDate } }: { friend: FriendPlaying }) {
  const intl = useIntl();
  const t = useTexts();
  const now = useNow();
  if (isPlaying) return t('game.inTheGame');
  if (lastPlayedDate === null) return t('game.ownsIt');
  if (now === null) return null;
  return t('game.lastPlayed', { when: relativeDay(lastPlayedDate, now, intl) });
}

/** A friend's picture, 40 px wide; without a picture, the first letter of their name. */
export function FriendPicture({ friend: { avatar, nameOnPlatform } }: { friend: ShownFriend }) {
  return (
    <PictureCircle>
      {avatar === null ? (
        nameOnPlatform.charAt(0)
      ) : (
        <img src={avatar} width="40" height="40" alt="" loading="lazy" decoding="async" />
      )}
    </PictureCircle>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 10px 0;
`;

export const FriendRows = styled.ul`
  > li + li {
    border-top: 1px solid ${tokens.on.hairline};
  }
`;

const FriendText = styled.p`
  b {
    display: block;
    overflow-wrap: anywhere;
    font-size: ${tokens.size.control};
    font-weight: 700;
    line-height: 1.3;
  }
  span {
    display: block;
    min-height: 1.35em;
    font-size: ${tokens.size.fine};
    line-height: 1.35;
    color: ${tokens.on.muted};
  }
`;

const PlayingNow = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: ${tokens.size.small};
  font-weight: 700;
  color: ${tokens.on.good};

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background-color: currentColor;
  }
`;

const PictureCircle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  overflow: hidden;
  background-color: ${tokens.color.ink700};
  font: 600 ${tokens.size.body} / 1 ${tokens.font.display};
`;

const dayMs = 24 * 60 * 60 * 1000;

const daysOfAWeek = 7;

/** The age of a timestamp (ISO) in the language of `intl`: 'today', 'yesterday', '5 days ago', whole weeks from a week on. `now` in ms. */
export function relativeDay(timestamp: string, now: number, { formatRelativeTime }: IntlShape): string {
  const days = Math.max(0, Math.floor((now - Date.parse(timestamp)) / dayMs));
  return closeUp(
    days < daysOfAWeek
      ? formatRelativeTime(-days, 'day', { numeric: 'auto' })
      : formatRelativeTime(-Math.floor(days / daysOfAWeek), 'week', { numeric: 'auto' }),
  );
}
