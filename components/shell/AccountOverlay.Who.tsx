import { useIntl } from 'react-intl';
import { userInfoRequested } from '../../store/account/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { Button } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { Units } from '../ui/text/Units';
import { accountTemplates, accountTexts } from './AccountOverlay.messages';
import { Balance, Failed, Level, Name, Who } from './AccountOverlay.styles';
import { Avatar } from './Avatar';
import { headerTexts } from './Header.messages';
import type { Player } from './usePlayer';

/** Avatar, name, level and Units; or that they are on their way, or could not be had. */
export function AccountWho({ player }: { player: Player | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const hasFailed = useAppSelector(({ profile }) => profile.status === 'failed');
  const toNext = useAppSelector(({ profile }) => profile.currentLevel.xpToNextLevel);
  if (!player && hasFailed) {
    return (
      <Failed role="alert">
        <p>{formatMessage(accountTexts.failed)}</p>
        <Button variant="outline" size="small" icon="retry" onClick={() => dispatch(userInfoRequested())}>
          {formatMessage(accountTexts.retry)}
        </Button>
      </Failed>
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
    <Who>
      <Avatar player={player} size={64} />
      <div>
        <Name>{player.name}</Name>
        <Level>{formatMessage(headerTexts.level, { level: player.level })}</Level>
        <Level>{formatMessage(accountTemplates.next, { xp: toNext, level: player.level + 1 })}</Level>
      </div>
      <Balance>
        <Units label={formatMessage(headerTexts.units, { units: player.units })}>{formatNumber(player.units)}</Units>
      </Balance>
    </Who>
  );
}
