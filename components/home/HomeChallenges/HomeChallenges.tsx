import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CurrentChallenge, CurrentChallenges } from '../../../services/club/currentChallenges';
import type { HomeProps } from '../../../store/home/pageProps';
import { ClubLink } from '../../navigation/ClubLink';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ArrowLink } from '../../ui/buttons/ArrowLink';
import { MediaRows, MediaRow } from '../../ui/cards/MediaRow';
import { Wrap } from '../../ui/layout/Wrap';
import { Picture } from '../../ui/media/Picture';
import { Units } from '../../ui/text/Units';
import { formatTimeLeft } from '../../ui/time/formatTimeLeft';
import { useNow } from '../../ui/time/useNow';
import { challengesMessages, challengesTemplates } from './HomeChallenges.messages';
import { WeeklyChallenge } from './WeeklyChallenge';
import { Section } from '../../ui/layout/Section';
import { SectionIntro, SectionIntroLead } from '../../ui/sections/SectionIntro';
import { PageTitle, TopTitle } from '../../ui/text/Title';

interface HomeChallengesProps extends CurrentChallenges {
  /** The game of the first weekly challenge. */
  weeklyGame: HomeProps['weeklyGame'];
}

/** The current challenges: the weekly one large, special and classic ones in two columns below. */
export function HomeChallenges({ week, challenges, weeklyGame }: HomeChallengesProps) {
  const ofKind = (type: CurrentChallenge['type']) => challenges.filter((challenge) => challenge.type === type);
  const [featured] = ofKind('weekly');
  return (
    <Section $surface="paper">
      <Wrap>
        <SectionIntro>
          <PageTitle theme="light">
            <FormattedMessage {...challengesMessages.title} />
          </PageTitle>
          <SectionIntroLead>
            <FormattedMessage {...challengesMessages.lead} />
          </SectionIntroLead>
        </SectionIntro>
        {featured && <WeeklyChallenge challenge={featured} game={weeklyGame} weekEndsAt={Date.parse(week.endDate)} />}
        <KindColumns>
          <div>
            <TopTitle theme="light">
              <FormattedMessage {...challengesMessages.special} />
            </TopTitle>
            <p>
              <FormattedMessage {...challengesMessages.specialLine} />
            </p>
            <ChallengeList challenges={ofKind('special')} />
            <ArrowLink as={ClubLink} to={{ page: 'challenges' }}>
              <FormattedMessage {...challengesMessages.more} />
            </ArrowLink>
          </div>
          <div>
            <TopTitle theme="light">
              <FormattedMessage {...challengesMessages.classic} />
            </TopTitle>
            <p>
              <FormattedMessage {...challengesMessages.classicLine} />
            </p>
            <ChallengeList challenges={ofKind('classic')} />
          </div>
        </KindColumns>
      </Wrap>
    </Section>
  );
}

function ChallengeList({ challenges }: { challenges: readonly CurrentChallenge[] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <MediaRows>
      {challenges.map(({ challengeId, name, gameImageUrl, reward, ...challenge }) => (
        <MediaRow
          key={challengeId}
          picture={gameImageUrl !== null && <Picture src={gameImageUrl} width={352} height={352} alt="" isCover />}
          title={name}
          detail={<ChallengeDetail {...challenge} />}
          end={
            <Units label={formatMessage(challengesTemplates.units, { units: reward.units })}>
              +{formatNumber(reward.units)}
            </Units>
          }
        />
      ))}
    </MediaRows>
  );
}

function ChallengeDetail({ gameTitle, endDate }: Pick<CurrentChallenge, 'gameTitle' | 'endDate'>) {
  const intl = useIntl();
  const now = useNow();
  if (endDate === null || now === null) return gameTitle;
  return `${gameTitle} · ${formatTimeLeft(endDate, now, intl)}`;
}

const KindColumns = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 0 64px;
  margin-top: clamp(48px, 5vw, 72px);

  ul {
    margin: 20px 0;
  }
  > div > p {
    margin-top: 8px;
    max-width: 54ch;
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
    text-wrap: balance;
  }

  ${media.below.laptop} {
    grid-template-columns: 1fr;
    gap: 48px;
  }
`;
