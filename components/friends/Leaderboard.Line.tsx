import { FormattedMessage, useIntl } from 'react-intl';
import type { LeaderboardLine as LineOfBoard } from '../../store/friends/leaderboard/rules';
import { share } from '../ui/icons/shapes';
import { Tag } from '../ui/text/Tag';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { Face, Fill, Line, Name, Place, Track, Weeks, Who, Xp } from './Leaderboard.styles';
import { leaderboardMessages, leaderboardTemplates } from './leaderboard.messages';
import { WeekColumns } from './WeekColumns';

/** A player's place, their last weeks, and the XP that counts as a bar against the best. */
export function LeaderboardLine({ line, best }: { line: LineOfBoard; best: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const { place, nameOnPlatform, avatarUrl, isMe, level, counted, xpOfWeeks } = line;
  const sum = xpOfWeeks.reduce((total, xp) => total + xp, 0);
  return (
    <Line data-me={isMe} data-first={place === 1} aria-current={isMe ? 'true' : undefined}>
      <Place>
        <span aria-hidden>{formatNumber(place)}</span>
        <VisuallyHidden>{formatMessage(leaderboardTemplates.place, { place })}</VisuallyHidden>
      </Place>
      <Face src={avatarUrl ?? undefined} width="48" height="48" alt="" loading="lazy" />
      <Who>
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
      </Who>
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
    </Line>
  );
}
