import styled from 'styled-components';
import type { UserProfile } from '../../../services/clubWebsite/profiles';
import { xpInLevel } from '../../../store/profile/rules';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { LevelArc } from '../../ui/progress/LevelArc';
import { RichText } from '../../ui/text/RichText';
import { useTexts } from '../../ui/text/useTexts';

interface ComparisonPlayerProps {
  player: Pick<UserProfile, 'username' | 'avatar' | 'xp' | 'currentLevel'>;
  name: string;
  isOther?: boolean;
}

export function ComparisonPlayer({ player, name, isOther = false }: ComparisonPlayerProps) {
  const t = useTexts();
  const level = player.currentLevel.levelNumber;
  const inLevel = xpInLevel(player);
  return (
    <PlayerColumn>
      <LevelArc
        value={inLevel.xp}
        max={inLevel.high}
        label={t('compare.levelInWords', { name, level, ...inLevel })}
        avatarUrl={player.avatar.src}
        caption={<RichText id="compare.level" values={{ level }} />}
      />
      <Name data-side={isOther ? 'theirs' : 'mine'}>{name}</Name>
    </PlayerColumn>
  );
}

const PlayerColumn = styled.div`
  --level-arc: 152px;
  display: grid;
  gap: 16px;
  justify-items: center;
  min-width: 0;

  ${media.below.tablet} {
    --level-arc: 128px;
  }
`;

/** The mark before the name is the legend of the bars below. */
const Name = styled.p`
  ${text.t1}
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
