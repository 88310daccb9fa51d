import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { xpInLevel } from '../../store/profile/rules';
import { selectProfile } from '../../store/profile/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { onlyFrom } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StarChart } from '../ui/icons/StarChart';
import { LevelArc } from '../ui/progress/LevelArc';
import { RichText } from '../ui/text/RichText';
import { useTexts } from '../ui/text/useTexts';

const { color, line, on, space } = tokens;

export function ProfileWell({ children }: { children?: ReactNode }) {
  const t = useTexts();
  const profile = usePlayerSelector(selectProfile);
  const { levelNumber: level, xpToNextLevel } = profile.currentLevel;
  const inLevel = xpInLevel(profile);
  if (profile.userId === '') {
    return (
      <PlayerWell>
        <ArcSkeleton />
        <WellText>
          <Skeleton $width="140px" $height="28px" />
          {children}
        </WellText>
      </PlayerWell>
    );
  }
  return (
    <PlayerWell>
      <LevelArc
        value={inLevel.xp}
        max={inLevel.high}
        label={t('dashboard.level.words', { level, ...inLevel })}
        avatarUrl={profile.avatar.src}
        caption={<RichText id="dashboard.level" values={{ level }} />}
      />
      <WellText>
        <PlayerName>{profile.username}</PlayerName>
        <NextLevel>
          <RichText id="dashboard.level.next" values={{ xp: xpToNextLevel, level: level + 1 }} />
        </NextLevel>
        {children}
      </WellText>
      <ChartBackdrop>
        <StarChart />
      </ChartBackdrop>
    </PlayerWell>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: scale(.94); }
`;

export const WellColumns = styled.div`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  /* What it holds scrolls below the Close button. */
  ${media.from.laptop} {
    + button {
      background-color: ${tokens.color.ink900};
    }
  }
`;

export const WellTitle = styled.p`
  ${text.d3}
  padding-right: 96px;
`;

export const Well = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
  padding: 40px 28px 28px;
  border-right: 1px solid ${line.hairline};
  background-color: ${color.ink950};
  overflow: hidden;

  ${media.below.laptop} {
    padding: 56px 20px 20px;
    border-right: 0;
    border-bottom: 1px solid ${line.hairline};
  }
`;

const PlayerWell = styled(Well)`
  align-items: center;
  background-image: radial-gradient(
    90% 60% at 50% 22%,
    color-mix(in srgb, ${color.xp} 20%, transparent),
    transparent 70%
  );
  text-align: center;

  img {
    animation: ${arrive} ${tokens.duration.modal}ms ${tokens.easing.out};
  }

  ${media.below.laptop} {
    --level-arc: 112px;
    flex-direction: row;
    gap: ${space[4]};
    text-align: left;
  }
`;

const ChartBackdrop = styled.div`
  position: absolute;
  inset: auto 0 -110px;
  display: grid;
  place-items: center;
  color: ${color.muted};
  pointer-events: none;

  ${onlyFrom('laptop')}
`;

const WellText = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  min-width: 0;

  > button,
  > a {
    margin-block: ${space[3]} ${space[1]};
  }

  ${media.below.laptop} {
    justify-items: start;
  }
`;

const PlayerName = styled.p`
  ${text.playerH2}
  overflow-wrap: anywhere;
`;

const NextLevel = styled.p`
  ${text.small}
  color: ${on.muted};

  b {
    font-weight: 700;
    color: ${color.xp};
  }
`;

const ArcSkeleton = styled.span`
  flex: none;
  width: var(--level-arc, 184px);
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: ${color.skeleton};
`;
