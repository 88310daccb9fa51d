import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { userInfoRequested } from '../../../store/session/events';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { RetryButton } from '../../ui/buttons/RetryButton';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Text } from '../../ui/layout/Text';
import { Picture } from '../../ui/media/Picture';
import { Ring } from '../../ui/progress/Ring';
import { Units } from '../../ui/text/Units';
import { useTexts } from '../../ui/text/useTexts';
import { xpInLevel } from '../../../store/profile/rules';
import { selectProfile } from '../../../store/profile/selectors';
import { selectUnits } from '../../../store/units/selectors';
import { share } from '../../ui/icons/shapes';

export function PlayerSummary() {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const dispatch = useAppDispatch();
  const player = usePlayer();
  const hasFailed = usePlayerSelector(({ profile }) => profile.status === 'failed');
  const toNext = usePlayerSelector(({ profile }) => profile.currentLevel.xpToNextLevel);
  if (!player && hasFailed) {
    return (
      <LoadFailure role="alert">
        <p>{t('shell.account.failed')}</p>
        <RetryButton onClick={() => dispatch(userInfoRequested())} />
      </LoadFailure>
    );
  }
  if (!player) {
    return (
      <Loading label={t('shell.account.loading')}>
        <Skeleton $height="64px" />
      </Loading>
    );
  }
  return (
    <Summary>
      <PlayerAvatar player={player} size={64} />
      <div style={{ flex: '1 5rem' }}>
        <Text $type="rowTitle" style={{ overflowWrap: 'anywhere' }}>
          {player.name}
        </Text>
        <Text $type="small" $color="muted">
          {t('ui.level', { level: player.level })}
        </Text>
        <Text $type="small" $color="muted">
          {t('shell.account.next', { xp: toNext, level: player.level + 1 })}
        </Text>
      </div>
      <p style={{ marginLeft: 'auto', fontSize: '1.25rem' }}>
        <Units label={t('shell.header.units', { units: player.units })}>{formatNumber(player.units)}</Units>
      </p>
    </Summary>
  );
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

const LoadFailure = styled.div`
  ${text.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  min-height: 64px;
`;

interface PlayerAvatarProps {
  /** Null while the profile loads: a placeholder of the same size. */
  player: ReturnType<typeof usePlayer>;
  /** Pixels across, ring included. */
  size?: number;
}

export function PlayerAvatar({ player, size = 40 }: PlayerAvatarProps) {
  const side = size - 8;
  return (
    <Ring value={player?.progress ?? 0} max={1} size={size}>
      {player?.avatarUrl ? (
        <Picture src={player.avatarUrl} width={side} height={side} isEager />
      ) : (
        <Skeleton $height="100%" />
      )}
    </Ring>
  );
}

export function usePlayer() {
  const profile = usePlayerSelector(selectProfile);
  const balance = usePlayerSelector(selectUnits);
  const inLevel = xpInLevel(profile);
  // While the profile is fetched again, for example after banking, the previous one stays visible.
  if (profile.userId === '') return null;
  return {
    name: profile.username,
    avatarUrl: profile.avatar.src,
    level: profile.currentLevel.levelNumber,
    /** 0 to 1. */
    progress: share(inLevel.xp, inLevel.high),
    units: balance ?? profile.units,
  };
}
