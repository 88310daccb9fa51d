import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { UserProfile } from '../../services/clubWebsite/profiles';
import type { FriendEntry } from '../../store/friends/rules';
import { media } from '../theme/media';
import { text } from '../theme/type';
import { ComparedBadges } from './Comparison.Badges';
import { ComparedFace } from './Comparison.Face';
import { ComparedGames } from './Comparison.Games';
import { RemoveFriend } from './Comparison.Remove';
import { ComparedWeeks } from './Comparison.Weeks';
import { compareMessages } from './compare.messages';
import { MirrorRows } from './MirrorRows';

interface ComparisonProps {
  me: UserProfile;
  them: UserProfile;
  friend: FriendEntry;
  onClose: () => void;
}

/** Two players: level, figures, XP by week, badges on show, and the games that both have played. */
export function Comparison({ me, them, friend, onClose }: ComparisonProps) {
  const { formatMessage, formatNumber } = useIntl();
  const name = friend.nameOnPlatform;
  const figures = [
    [compareMessages.xp, me.xp, them.xp] as const,
    [compareMessages.badges, me.badges.length, them.badges.length] as const,
    [compareMessages.challenges, me.challengesCompleted, them.challengesCompleted] as const,
    [compareMessages.rewards, me.redeemedRewardsCount, them.redeemedRewardsCount] as const,
    [compareMessages.years, me.yos, them.yos] as const,
  ];
  return (
    <Stack>
      <Faces>
        <ComparedFace player={me} name={formatMessage(compareMessages.you)} />
        <ComparedFace player={them} name={name} isOther />
      </Faces>
      <MirrorRows
        caption={formatMessage(compareMessages.figures)}
        other={name}
        rows={figures.map(([message, mine, theirs]) => ({
          key: message.id,
          label: formatMessage(message),
          mine: { value: mine, figure: formatNumber(mine) },
          theirs: { value: theirs, figure: formatNumber(theirs) },
        }))}
      />
      <ComparedWeeks pid={friend.pid} name={name} />
      <section>
        <Title>
          <FormattedMessage {...compareMessages.shown} />
        </Title>
        <Halves>
          <ComparedBadges badges={me.selectedBadges?.badges ?? []} owner={formatMessage(compareMessages.you)} />
          <ComparedBadges badges={them.selectedBadges?.badges ?? []} owner={name} />
        </Halves>
      </section>
      <section>
        <Title>
          <FormattedMessage {...compareMessages.games} />
        </Title>
        <ComparedGames other={name} />
      </section>
      <RemoveFriend pid={friend.pid} onClose={onClose} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 40px;
  padding-top: 24px;
`;

const Faces = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px 32px;

  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.h3`
  ${text.rowTitle}
  margin-bottom: 16px;
`;
