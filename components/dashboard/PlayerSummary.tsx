import { FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import { userInfoRequested } from '../../store/session/events';
import { nextBadgeSlotLevel, xpInLevel } from '../../store/profile/rules';
import { selectProfile } from '../../store/profile/selectors';
import type { ProfileState } from '../../store/profile/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { media, tokens } from '../theme/tokens';
import { Stack } from '../ui/layout/Stack';
import { LevelArc } from '../ui/progress/LevelArc';
import { RichText } from '../ui/text/RichText';
import { useTexts } from '../ui/text/useTexts';
import { LevelSkeleton } from './DashboardSkeleton';
import { PartFailed } from './PartFailed';

export function PlayerSummary() {
  const dispatch = useAppDispatch();
  const profile = usePlayerSelector(selectProfile);
  if (profile.userId !== '') return <LevelCard {...profile} />;
  return profile.status === 'failed' ? <PartFailed onRetry={() => dispatch(userInfoRequested())} /> : <LevelSkeleton />;
}

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

export function LevelCard(profile: LevelCardProps) {
  const t = useTexts();
  const { levelNumber: level, xpToNextLevel } = profile.currentLevel;
  const inLevel = xpInLevel(profile);
  return (
    <Stack $gap={6} style={{ height: '100%', gridTemplateRows: 'auto 1fr' }}>
      <AvatarRow>
        <LevelArc
          value={inLevel.xp}
          max={inLevel.high}
          label={t('dashboard.level.words', { level, ...inLevel })}
          avatarUrl={profile.avatar.src}
          caption={<RichText id="dashboard.level" values={{ level }} />}
        />
        <div>
          <h1>{profile.username}</h1>
          <p>
            <RichText
              id="dashboard.level.xp"
              values={{ ...inLevel, soft: (parts) => <span key="high">{parts}</span> }}
            />
          </p>
          <p>
            <RichText id="dashboard.level.next" values={{ xp: xpToNextLevel, level: level + 1 }} />
            {nextBadgeSlotLevel(profile.unlockedBadgeSlot) === level + 1 && (
              <span>{t('dashboard.level.badgeSlot')}</span>
            )}
          </p>
        </div>
      </AvatarRow>
      <Counts>
        {[
          ['dashboard.count.challenges', profile.challengesCompleted] as const,
          ['dashboard.count.rewards', profile.redeemedRewardsCount] as const,
          ['dashboard.count.badges', profile.badges.length] as const,
        ].map(([message, count]) => (
          <div key={message}>
            <dt>{t(message)}</dt>
            <dd>
              <FormattedNumber value={count} />
            </dd>
          </div>
        ))}
      </Counts>
    </Stack>
  );
}

const AvatarRow = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: 24px;
  align-items: center;

  h1 {
    overflow-wrap: anywhere;
    font: 600 1.75rem / 1.1 ${tokens.font.display};
    letter-spacing: -0.015em;
  }
  /* The XP in the level. */
  h1 + p {
    margin-top: 12px;
    font: 600 1.125rem / 1.2 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
  h1 + p span span {
    font-weight: 500;
    color: ${tokens.on.muted};
  }
  /* What is missing to the next one. */
  p + p {
    margin-top: 4px;
    text-wrap: balance;
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
  }
  p + p b {
    font-weight: 700;
    color: ${tokens.color.xp};
  }
  p + p span {
    display: block;
  }

  ${media.below.wide} {
    --level-arc: 128px;
    grid-template-columns: var(--level-arc) minmax(0, 1fr);
    gap: 16px;

    h1 {
      font-size: 1.375rem;
    }
    h1 + p {
      margin-top: 8px;
      font-size: ${tokens.size.control};
    }
    p + p {
      font-size: ${tokens.size.fine};
    }
  }
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  border-block: 1px solid ${tokens.on.hairline};

  > div {
    display: flex;
    flex: 1;
    flex-direction: column-reverse;
    padding: 14px 0 14px 16px;
    border-left: 1px solid ${tokens.on.hairline};
  }

  > div:first-child {
    padding-left: 0;
    border-left: 0;
  }

  dt {
    font-size: ${tokens.size.fine};
    color: ${tokens.on.muted};
  }

  dd {
    font: 600 1.25rem / 1.1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
`;
