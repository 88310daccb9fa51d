import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { UserProfile } from '../../services/clubWebsite/types';
import { media } from '../theme/media';
import { oneLine } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { LevelArc } from '../ui/progress/LevelArc';
import { share } from '../ui/icons/shapes';
import { compareTemplates } from './compare.messages';

interface ComparedFaceProps {
  player: Pick<UserProfile, 'username' | 'avatar' | 'xp' | 'currentLevel'>;
  name: string;
  /** The friend; without it the player. */
  isOther?: boolean;
}

/** A player’s picture in the arc of their level, and the name in the color that their side is drawn in. */
export function ComparedFace({ player: { avatar, xp, currentLevel }, name, isOther = false }: ComparedFaceProps) {
  const { formatMessage } = useIntl();
  const { levelNumber: level, xpLowBound, xpHighBound } = currentLevel;
  const inLevel = { xp: xp - xpLowBound, high: xpHighBound - xpLowBound };
  return (
    <Frame>
      <LevelArc
        value={share(inLevel.xp, inLevel.high)}
        label={formatMessage(compareTemplates.levelInWords, { name, level, ...inLevel })}
        caption={
          <FormattedMessage {...compareTemplates.level} values={{ level, b: (parts) => <b key="level">{parts}</b> }} />
        }
      >
        {avatar.src !== '' && <img src={avatar.src} width="128" height="128" alt="" />}
      </LevelArc>
      <Name data-side={isOther ? 'theirs' : 'mine'}>{name}</Name>
    </Frame>
  );
}

const Frame = styled.div`
  --level-arc: 152px;
  display: grid;
  gap: 16px;
  justify-items: center;
  min-width: 0;

  img {
    width: 100%;
    height: 100%;
  }

  ${media.below.tablet} {
    --level-arc: 128px;
  }
`;

/** The mark before the name is the key to all that is drawn below. */
const Name = styled.p`
  ${text.t1}
  ${oneLine}
  max-width: 100%;

  &::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-right: 10px;
    border-radius: 2px;
    background-color: ${tokens.color.xp};
  }
  &[data-side='theirs']::before {
    background-color: ${tokens.color.soft};
  }
`;
