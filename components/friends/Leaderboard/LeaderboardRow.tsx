import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { LeaderboardLine as LineOfBoard } from '../../../store/friends/leaderboard/rules';
import { tokens } from '../../theme/tokens';
import { share } from '../../ui/icons/shapes';
import { Tag } from '../../ui/text/Tag';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { leaderboardMessages, leaderboardTemplates } from './leaderboard.messages';
import { BoardRow, Fill, Name, Place, PlayerPicture, PlayerText, Track, Weeks, Xp } from './Leaderboard.styles';

const { gold, muted } = tokens.color;

/** A player's rank, XP of the last weeks, and the XP of the chosen span as a bar relative to the best. */
export function LeaderboardRow({ line, best }: { line: LineOfBoard; best: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const { place, nameOnPlatform, avatarUrl, isMe, level, counted, xpOfWeeks } = line;
  const sum = xpOfWeeks.reduce((total, xp) => total + xp, 0);
  return (
    <BoardRow data-me={isMe} data-first={place === 1} aria-current={isMe ? 'true' : undefined}>
      <Place>
        <span aria-hidden>{formatNumber(place)}</span>
        <VisuallyHidden>{formatMessage(leaderboardTemplates.place, { place })}</VisuallyHidden>
      </Place>
      <PlayerPicture src={avatarUrl ?? undefined} width="48" height="48" alt="" loading="lazy" />
      <PlayerText>
        <Name>
          <span>{nameOnPlatform}</span>
          {isMe && (
            <Tag>
              <FormattedMessage {...leaderboardMessages.you} />
            </Tag>
          )}
        </Name>
        <span>
          <FormattedMessage {...leaderboardTemplates.level} values={{ level }} />
        </span>
      </PlayerText>
      <Weeks>
        <WeekColumns xpOfWeeks={xpOfWeeks} label={formatMessage(leaderboardTemplates.weeks, { xp: sum })} />
      </Weeks>
      <Xp>
        <Track aria-hidden>
          <Fill style={{ transform: `translateX(${(share(counted, best) - 1) * 100}%)` }} />
        </Track>
        <b>
          <FormattedMessage {...leaderboardTemplates.xp} values={{ xp: counted }} />
        </b>
      </Xp>
    </BoardRow>
  );
}

const height = 32;
const step = 15;

interface WeekColumnsProps {
  /** The current week first. */
  xpOfWeeks: readonly number[];
  /** The accessible name of the drawing. */
  label: string;
}

/** A player's XP by week, relative to their best week; the current week is gold, at the end. */
function WeekColumns({ xpOfWeeks, label }: WeekColumnsProps) {
  const best = Math.max(1, ...xpOfWeeks);
  const width = xpOfWeeks.length * step;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {xpOfWeeks.toReversed().map((xp, index) => {
        const tall = Math.max(2, share(xp, best) * height);
        const isNow = index === xpOfWeeks.length - 1;
        return (
          <rect
            key={`week ${index}`}
            x={index * step + 3}
            y={height - tall}
            width="9"
            height={tall}
            rx="1"
            fill={isNow ? gold : muted}
            fillOpacity={isNow ? 1 : 0.4}
          />
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 120px;
  height: auto;
`;
