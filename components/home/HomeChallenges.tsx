import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CurrentChallenge, CurrentChallenges } from '../../services/club/visitorTypes';
import { ClubLink } from '../shell/ClubLink';
import { groundStyle } from '../theme/grounds';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/Layout';
import { ArrowLink } from '../ui/Links';
import { MediaList, MediaRow } from '../ui/MediaRow';
import { Picture } from '../ui/Picture';
import { Units } from '../ui/Units';
import { useNow } from '../ui/useNow';
import { challengesMessages, challengesTemplates } from './HomeChallenges.messages';
import { WeeklyChallenge } from './HomeChallenges.Weekly';
import { timeLeft } from './timeLeft';

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

const Section = styled.section`
  ${groundStyle('paper')}
  padding-block: ${tokens.layout.section};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${tokens.layout.columnGap};
  align-items: end;
  margin-bottom: clamp(40px, 4.4vw, 64px);

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 16px;
    margin-bottom: 32px;
  }
`;

const Title = styled.h2`
  ${text.d2}
`;

const Lead = styled.p`
  ${text.lead}
  color: ${tokens.on.muted};
`;

const Kinds = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 0 64px;
  margin-top: clamp(48px, 5vw, 72px);

  ul {
    margin: 20px 0;
  }

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 48px;
  }
`;

const Kind = styled.h3`
  ${text.d3}
  margin-bottom: 8px;
`;

const KindLine = styled.p`
  max-width: 54ch;
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};
  text-wrap: balance;
`;
