import { useContext } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Badge } from '../../../services/clubWebsite/badges';
import type { Game } from '../../../services/clubWebsite/games';
import type { UserProfile } from '../../../services/clubWebsite/profiles';
import type { FriendEntry } from '../../../store/friends/rules';
import { removalChosen } from '../../../store/friends/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { columns } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Button } from '../../ui/buttons/Button';
import { useQuestion } from '../../ui/buttons/useQuestion';
import { escapeKeeps } from '../../ui/dialogs/Modal';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { OpenSafety } from '../PlayerSafety/OpenSafety';
import { ComparisonPlayer } from './ComparisonPlayer';
import { ComparisonWeeks } from './ComparisonWeeks';
import { MirrorRows } from './MirrorRows';
import { selectListLoading } from '../../../store/catalog/selectors';
import { gamesInCommon } from '../../../store/friends/comparison/rules';
import { isSettled } from '../../../store/support/requestState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { formatDuration } from '../../ui/time/formatDuration';

interface ComparisonProps {
  me: UserProfile;
  them: UserProfile;
  theirGames: readonly Game[];
  friend: FriendEntry;
  onClose: () => void;
}

export function Comparison({ me, them, theirGames, friend, onClose }: ComparisonProps) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const name = friend.nameOnPlatform;
  const figures = [
    ['compare.xp', me.xp, them.xp] as const,
    ['compare.badges', me.badges.length, them.badges.length] as const,
    ['compare.challenges', me.challengesCompleted, them.challengesCompleted] as const,
    ['compare.rewards', me.redeemedRewardsCount, them.redeemedRewardsCount] as const,
    ['compare.years', me.yos, them.yos] as const,
  ];
  return (
    <SectionStack $gap={10}>
      <PlayerColumns>
        <ComparisonPlayer player={me} name={t('compare.you')} />
        <ComparisonPlayer player={them} name={name} isOther />
      </PlayerColumns>
      <MirrorRows
        caption={t('compare.figures')}
        other={name}
        figureOf={formatNumber}
        rows={figures.map(([message, mine, theirs]) => ({ key: message, label: t(message), mine, theirs }))}
      />
      <ComparisonWeeks pid={friend.pid} name={name} />
      <section>
        <h3>{t('compare.shown')}</h3>
        <TwoColumns>
          <ComparisonBadges badges={me.selectedBadges?.badges ?? []} owner={t('compare.you')} />
          <ComparisonBadges badges={them.selectedBadges?.badges ?? []} owner={name} />
        </TwoColumns>
      </section>
      <section>
        <h3>{t('compare.games')}</h3>
        <ComparisonGames other={name} games={theirGames} />
      </section>
      <RemoveFriend pid={friend.pid} name={name} onClose={onClose} />
    </SectionStack>
  );
}

function ComparisonBadges({ badges, owner }: { badges: readonly Badge[]; owner: string }) {
  const t = useTexts();
  return (
    <div>
      <Text $color="muted" style={{ marginBottom: 12, fontSize: tokens.size.small }}>
        {owner}
      </Text>
      {badges.length === 0 ? (
        <p>{t('compare.noBadges')}</p>
      ) : (
        <List>
          {badges.map(({ badgeId, name, imageUrl }) => (
            <li key={badgeId}>
              {imageUrl !== null && <img src={imageUrl} width="64" height="64" alt="" loading="lazy" />}
              {name}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function RemoveFriend({ pid, name, onClose }: { pid: string; name: string; onClose: () => void }) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const openSafety = useContext(OpenSafety);
  const { isAsking, ask, keep, askRef } = useQuestion();
  const remove = () => {
    onClose();
    dispatch(removalChosen(pid));
  };
  const leaveForSafety = () => {
    onClose();
    openSafety({ pid, name });
  };
  if (!isAsking) {
    return (
      <ConfirmRow>
        <Button ref={askRef} variant="quiet" size="small" onClick={ask}>
          {t('compare.remove')}
        </Button>
        <Button variant="quiet" size="small" onClick={leaveForSafety}>
          {t('safety.open')}
        </Button>
      </ConfirmRow>
    );
  }
  return (
    <ConfirmRow {...escapeKeeps(keep)}>
      <p role="alert">{t('compare.sure')}</p>
      <Cluster $gap={[2, 4]} $justify="center">
        <Button variant="quiet" size="small" autoFocus onClick={keep}>
          {t('compare.keep')}
        </Button>
        <Button variant="outline" size="small" onClick={remove}>
          {t('compare.reallyRemove')}
        </Button>
      </Cluster>
    </ConfirmRow>
  );
}

const SectionStack = styled(Stack)`
  padding-top: 24px;

  h3 {
    ${text.rowTitle}
    margin-bottom: 16px;
  }
`;

const PlayerColumns = styled.div`
  ${columns(2)}
  gap: 16px;
`;

const TwoColumns = styled.div`
  ${columns(2, { tablet: 1 })}
  gap: 16px 32px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: 16px 8px;

  li {
    display: grid;
    gap: 8px;
    align-content: start;
    justify-items: center;
    font-size: ${tokens.size.fine};
    line-height: 1.3;
    text-align: center;
  }
`;

const ConfirmRow = styled(Cluster).attrs({ $gap: [2, 4], $justify: 'center' })`
  min-height: 64px;
  padding-top: 16px;
  border-top: 1px solid ${tokens.on.hairline};
`;

function ComparisonGames({ other, games: theirs }: { other: string; games: readonly Game[] }) {
  const intl = useIntl();
  const t = useTexts();
  const games = gamesInCommon(
    usePlayerSelector(({ catalog }) => catalog.lastPlayedGames),
    theirs,
    intl.locale,
  );
  const { status } = usePlayerSelector((state) => selectListLoading(state, 'lastPlayedGames'));

  if (!isSettled({ status })) return <Skeleton $height="120px" />;
  if (games.length === 0) {
    return <p>{t('compare.noGames')}</p>;
  }
  return (
    <MirrorRows
      caption={t('compare.games')}
      other={other}
      hasOneScale
      figureOf={(seconds) => formatDuration(seconds, intl, { largest: 'hour' })}
      rows={games.map(({ spaceId, title, images, mine, theirs }) => ({
        key: spaceId,
        label: title,
        mine,
        theirs,
        picture: images.lowThumbnail !== null && (
          <img src={images.lowThumbnail} width="32" height="32" alt="" loading="lazy" />
        ),
      }))}
    />
  );
}
