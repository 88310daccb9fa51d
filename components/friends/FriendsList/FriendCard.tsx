import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Connection } from '../../../services/account/presence';
import type { FriendEntry } from '../../../store/friends/rules';
import { favoriteChosen } from '../../../store/friends/slice';
import { useAppDispatch } from '../../../store/support/hooks';
import { onlyFrom, when } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/cards/Card';
import { StarMark } from '../../ui/icons/StarMark';
import { Cluster } from '../../ui/layout/Cluster';
import { Picture } from '../../ui/media/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { formatDuration } from '../../ui/time/formatDuration';
import { useNow } from '../../ui/time/useNow';
import { friendHeight } from '../FriendsSkeleton';
import { useComparison } from '../useComparison';

const { color, control, on, radius } = tokens;

export function FriendCard({ friend }: { friend: FriendEntry }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const { open } = useComparison();
  const { pid, nameOnPlatform, nickname, avatarUrl, isFavorite, status, playing } = friend;
  const name = nickname ? nickname : nameOnPlatform;
  return (
    <CardRoot as="li">
      <FriendPicture data-status={status}>
        <Picture src={avatarUrl} width={146} height={146} />
      </FriendPicture>
      <FriendText>
        <Name>{name}</Name>
        <PresenceLine data-status={status}>
          {playing ? <PlayingNow playing={playing} status={status} /> : <span>{t(`friends.status.${status}`)}</span>}
        </PresenceLine>
      </FriendText>
      {playing && playing.imageUrl !== null && (
        <GamePicture>
          <Picture src={playing.imageUrl} width={176} height={176} />
        </GamePicture>
      )}
      <FavoriteButton
        type="button"
        aria-pressed={isFavorite}
        title={t('friends.makeFavorite', { name })}
        onClick={() => dispatch(favoriteChosen({ pid, isFavorite: !isFavorite }))}
      >
        <StarMark size={20} isLit={isFavorite} />
      </FavoriteButton>
      <CompareButton
        variant="outline"
        size="small"
        icon="chart"
        aria-label={t('friends.compareWith', { name })}
        onClick={() => open(pid)}
      >
        {t('friends.compare')}
      </CompareButton>
    </CardRoot>
  );
}

function PlayingNow({ playing, status }: { playing: Connection; status: FriendEntry['status'] }) {
  const intl = useIntl();
  const t = useTexts();
  const now = useNow();
  const seconds = now === null || playing.since === null ? null : (now - Date.parse(playing.since)) / 1000;
  return (
    <>
      <span>{playing.name}</span>
      <Cluster as="span" $gap={[0, 3]} style={{ fontSize: tokens.size.fine, color: on.muted }}>
        {seconds !== null && seconds < 60 && <span>{t('friends.justStarted')}</span>}
        {seconds !== null && seconds >= 60 && <span>{formatDuration(seconds, intl, { largest: 'hour' })}</span>}
        {status !== 'online' && <span>{t(`friends.status.${status}`)}</span>}
      </Cluster>
    </>
  );
}

const CardRoot = styled(Card)`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: ${friendHeight};
  padding: 15px;

  ${media.below.tablet} {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) ${control.tap};
    gap: 0 12px;
    padding: 3px 3px 3px 15px;
  }
`;

const FriendPicture = styled.div`
  position: relative;
  flex: none;
  width: 56px;
  height: 56px;

  img {
    border-radius: 50%;
  }

  &::after {
    content: '';
    position: absolute;
    right: 0;
    bottom: 0;
    width: 16px;
    height: 16px;
    border: 3px solid ${on.card};
    border-radius: 50%;
    background-color: ${on.good};
  }
  &[data-status='away']::after {
    background-color: ${color.muted};
  }
  &[data-status='dnd']::after {
    background-color: ${on.bad};
  }
  &[data-status='offline'] img {
    opacity: 0.6;
  }
  &[data-status='offline']::after {
    display: none;
  }

  ${media.below.tablet} {
    grid-row: span 2;
  }
`;

const FriendText = styled.div`
  flex: 1;
  min-width: 0;

  ${media.below.tablet} {
    grid-row: span 2;
  }
`;

const Name = styled.p`
  ${text.rowTitle}
`;

const PresenceLine = styled.p`
  margin-top: 2px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${on.good};

  &[data-status='away'],
  &[data-status='dnd'],
  &[data-status='offline'] {
    color: ${on.muted};
  }
`;

const GamePicture = styled.div`
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: ${radius.small};
  overflow: hidden;

  ${onlyFrom('tablet')}
`;

const FavoriteButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${control.tap};
  height: ${control.tap};
  border-radius: ${radius.small};
  color: ${on.muted};
  transition: color ${tokens.duration.fade}ms;

  &[aria-pressed='true'] {
    color: ${on.text};
  }
  ${when.hovered} {
    color: ${on.text};
    background-color: ${on.hoverFill};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const CompareButton = styled(Button)`
  flex: none;

  ${media.below.tablet} {
    width: ${control.tap};
    height: ${control.tap};
    padding: 0;
    border-color: transparent;
    color: ${on.muted};

    span {
      display: none;
    }
  }
`;
