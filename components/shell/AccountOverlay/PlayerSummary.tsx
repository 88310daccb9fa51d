import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { userInfoRequested } from '../../../store/session/events';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Units } from '../../ui/text/Units';
import { headerTexts } from '../Header/Header.messages';
import { PlayerAvatar } from '../player/PlayerAvatar';
import type { Player } from '../player/usePlayer';
import { accountTemplates, accountTexts } from './AccountOverlay.messages';

/** Avatar, name, level and Units of the player; a skeleton while the profile loads, a retry when it failed. */
export function PlayerSummary({ player }: { player: Player | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const hasFailed = usePlayerSelector(({ profile }) => profile.status === 'failed');
  const toNext = usePlayerSelector(({ profile }) => profile.currentLevel.xpToNextLevel);
  if (!player && hasFailed) {
    return (
      <LoadFailure role="alert">
        <p>{formatMessage(accountTexts.failed)}</p>
        <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(userInfoRequested())}>
          {formatMessage(accountTexts.retry)}
        </Button>
      </LoadFailure>
    );
  }
  if (!player) {
    return (
      <Loading label={formatMessage(accountTexts.loading)}>
        <Skeleton $height="64px" />
      </Loading>
    );
  }
  return (
    <Summary>
      <PlayerAvatar player={player} size={64} />
      <div>
        <PlayerName>{player.name}</PlayerName>
        <LevelLine>{formatMessage(headerTexts.level, { level: player.level })}</LevelLine>
        <LevelLine>{formatMessage(accountTemplates.next, { xp: toNext, level: player.level + 1 })}</LevelLine>
      </div>
      <Balance>
        <Units label={formatMessage(headerTexts.units, { units: player.units })}>{formatNumber(player.units)}</Units>
      </Balance>
    </Summary>
  );
}

const Summary = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

const PlayerName = styled.p`
  ${text.rowTitle}
  overflow-wrap: anywhere;
`;

const LevelLine = styled.p`
  ${text.small}
  color: ${tokens.on.muted};
`;

const Balance = styled.p`
  margin-left: auto;
  font-size: 1.25rem;
`;

const LoadFailure = styled.div`
  ${text.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  min-height: 64px;
`;
