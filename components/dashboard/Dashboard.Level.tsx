import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ProfileState } from '../../store/profile/slice';
import { LevelArc } from '../ui/progress/LevelArc';
import { share } from '../ui/icons/shapes';
import { dashboardMessages, dashboardTemplates } from './dashboard.messages';
import { nextBadgeSlotLevel } from '../../store/profile/rules';
import { Card, Counts, Next, Who, Xp } from './Dashboard.Level.styles';

type LevelCardProps = Pick<
  ProfileState,
  | 'username'
  | 'avatar'
  | 'xp'
  | 'currentLevel'
  | 'challengesCompleted'
  | 'redeemedRewardsCount'
  | 'badges'
  | 'unlockedBadgeSlot'
>;

/** Who the player is: the avatar in the arc of the level, what is missing for the next, and three counts. */
export function LevelCard({ username, avatar, xp, currentLevel, unlockedBadgeSlot, ...counts }: LevelCardProps) {
  const { formatMessage } = useIntl();
  const { levelNumber: level, xpLowBound, xpHighBound, xpToNextLevel } = currentLevel;
  const inLevel = { xp: xp - xpLowBound, high: xpHighBound - xpLowBound };
  return (
    <Card>
      <Who>
        <LevelArc
          value={share(inLevel.xp, inLevel.high)}
          label={formatMessage(dashboardTemplates.levelInWords, { level, ...inLevel })}
          caption={
            <FormattedMessage
              {...dashboardTemplates.level}
              values={{ level, b: (parts) => <b key="level">{parts}</b> }}
            />
          }
        >
          {avatar.src !== '' && <img src={avatar.src} width="128" height="128" alt="" />}
        </LevelArc>
        <div>
          <h1>{username}</h1>
          <Xp>
            <FormattedMessage
              {...dashboardTemplates.xpOf}
              values={{ ...inLevel, soft: (parts) => <span key="high">{parts}</span> }}
            />
          </Xp>
          <Next>
            <FormattedMessage
              {...dashboardTemplates.toNext}
              values={{ xp: xpToNextLevel, level: level + 1, b: (parts) => <b key="xp">{parts}</b> }}
            />
            {nextBadgeSlotLevel(unlockedBadgeSlot) === level + 1 && (
              <span>
                <FormattedMessage {...dashboardMessages.badgeSlot} />
              </span>
            )}
          </Next>
        </div>
      </Who>
      <Counts>
        {[
          [dashboardMessages.challenges, counts.challengesCompleted] as const,
          [dashboardMessages.rewards, counts.redeemedRewardsCount] as const,
          [dashboardMessages.badges, counts.badges.length] as const,
        ].map(([message, count]) => (
          <div key={message.id}>
            <dt>
              <FormattedMessage {...message} />
            </dt>
            <dd>
              <FormattedNumber value={count} />
            </dd>
          </div>
        ))}
      </Counts>
    </Card>
  );
}
