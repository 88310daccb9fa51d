import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { selectAvatar, selectProfile } from '../../store/profile/selectors';
import { useAppSelector } from '../../store/support/hooks';
import { LevelArc } from '../ui/progress/LevelArc';
import { share } from '../ui/icons/shapes';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StarChart } from '../ui/icons/StarChart';
import { profileTemplates } from './profile.messages';
import { ArcSkeleton, Chart, Name, Next, Well, Words } from './ProfileWell.styles';

/** Who the player is, on their own sky: the avatar in the arc of the level, the name, and what a dialog adds. */
export function ProfileWell({ children }: { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const { userId, username, xp, currentLevel } = useAppSelector(selectProfile);
  const { src } = useAppSelector(selectAvatar);
  const { levelNumber: level, xpLowBound, xpHighBound, xpToNextLevel } = currentLevel;
  const inLevel = { xp: xp - xpLowBound, high: xpHighBound - xpLowBound };
  const bold = (parts: ReactNode[]) => <b key="bold">{parts}</b>;
  if (userId === '') {
    return (
      <Well>
        <ArcSkeleton />
        <Words>
          <Skeleton $width="140px" $height="28px" />
          {children}
        </Words>
      </Well>
    );
  }
  return (
    <Well>
      <LevelArc
        value={share(inLevel.xp, inLevel.high)}
        label={formatMessage(profileTemplates.levelInWords, { level, ...inLevel })}
        caption={<FormattedMessage {...profileTemplates.level} values={{ level, b: bold }} />}
      >
        {src !== '' && <img key={src} src={src} width="128" height="128" alt="" />}
      </LevelArc>
      <Words>
        <Name>{username}</Name>
        <Next>
          <FormattedMessage {...profileTemplates.next} values={{ xp: xpToNextLevel, level: level + 1, b: bold }} />
        </Next>
        {children}
      </Words>
      <Chart>
        <StarChart />
      </Chart>
    </Well>
  );
}
