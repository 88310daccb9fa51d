import { FormattedMessage, useIntl } from 'react-intl';
import type { CurrentChallenge, CurrentChallenges } from '../../services/club/visitorTypes';
import { ClubLink } from '../navigation/ClubLink';
import { Wrap } from '../ui/layout/Wrap';
import { ArrowLink } from '../ui/buttons/ArrowLink';
import { MediaList, MediaRow } from '../ui/cards/MediaRow';
import { Picture } from '../ui/media/Picture';
import { Units } from '../ui/text/Units';
import { useNow } from '../ui/time/useNow';
import { challengesMessages, challengesTemplates } from './HomeChallenges.messages';
import { WeeklyChallenge } from './HomeChallenges.Weekly';
import { timeLeft } from '../ui/time/timeLeft';
import { Head, Kind, KindLine, Kinds, Lead, Section, Title } from './HomeChallenges.styles';

interface HomeChallengesProps extends CurrentChallenges {
  /** A wide scene of the first weekly challenge's game. */
  weeklyScene: string | null;
}

/** Challenges on paper: this week's in the middle, specials and classics beside each other below. */
export function HomeChallenges({ week, challenges, weeklyScene }: HomeChallengesProps) {
  const ofKind = (type: CurrentChallenge['type']) => challenges.filter((challenge) => challenge.type === type);
  const [featured] = ofKind('weekly');
  return (
    <Section>
      <Wrap>
        <Head>
          <Title>
            <FormattedMessage {...challengesMessages.title} />
          </Title>
          <Lead>
            <FormattedMessage {...challengesMessages.lead} />
          </Lead>
        </Head>
        {featured && (
          <WeeklyChallenge challenge={featured} background={weeklyScene} weekEndsAt={Date.parse(week.endDate)} />
        )}
        <Kinds>
          <div>
            <Kind>
              <FormattedMessage {...challengesMessages.special} />
            </Kind>
            <KindLine>
              <FormattedMessage {...challengesMessages.specialLine} />
            </KindLine>
            <Rows challenges={ofKind('special')} />
            <ArrowLink as={ClubLink} to={{ page: 'challenges' }}>
              <FormattedMessage {...challengesMessages.more} />
            </ArrowLink>
          </div>
          <div>
            <Kind>
              <FormattedMessage {...challengesMessages.classic} />
            </Kind>
            <KindLine>
              <FormattedMessage {...challengesMessages.classicLine} />
            </KindLine>
            <Rows challenges={ofKind('classic')} />
          </div>
        </Kinds>
      </Wrap>
    </Section>
  );
}

function Rows({ challenges }: { challenges: readonly CurrentChallenge[] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <MediaList>
      {challenges.map(({ challengeId, name, gameImageUrl, reward, ...challenge }) => (
        <MediaRow
          key={challengeId}
          picture={gameImageUrl !== null && <Picture src={gameImageUrl} width={352} height={352} alt="" isCover />}
          title={name}
          detail={<Detail {...challenge} />}
          end={
            <Units label={formatMessage(challengesTemplates.units, { units: reward.units })}>
              +{formatNumber(reward.units)}
            </Units>
          }
        />
      ))}
    </MediaList>
  );
}

function Detail({ gameTitle, endDate }: Pick<CurrentChallenge, 'gameTitle' | 'endDate'>) {
  const now = useNow();
  if (endDate === null || now === null) return gameTitle;
  const { days } = timeLeft(Date.parse(endDate), now);
  return <FormattedMessage {...challengesTemplates.special} values={{ game: gameTitle, days }} />;
}
