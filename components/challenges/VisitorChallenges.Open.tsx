import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CurrentChallenge, CurrentChallenges } from '../../services/club/visitorTypes';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Section, Wrap } from '../ui/Layout';
import { MediaList, MediaRow } from '../ui/MediaRow';
import { Picture } from '../ui/Picture';
import { Units } from '../ui/Units';
import { Head, HeadLead, HeadTitle } from '../ui/sections/Head';
import { challengeMessages } from './challenges.messages';
import { EndsIn } from './VisitorChallenges.EndsIn';
import { openId } from './VisitorChallenges.Hero';
import { visitorMessages, visitorTemplates } from './VisitorChallenges.messages';
import { SpecialCards } from './VisitorChallenges.Specials';
import { inRoundsOfGames } from '../../store/challenges/currentChallenges/rules';

/** How many rows stand there at once, in two columns. */
const weekliesAtFirst = 12;
const classicsShown = 6;

interface OpenChallengesProps {
  current: CurrentChallenges;
  scenes: Record<string, string>;
}

/** The challenges that run now: specials over their scenes, weeklies and classics as lists that go round the games. */
export function OpenChallenges({ current: { week, challenges }, scenes }: OpenChallengesProps) {
  const ofKind = (type: CurrentChallenge['type']) =>
    inRoundsOfGames(challenges.filter((challenge) => challenge.type === type));
  const weeklies = ofKind('weekly');
  const later = weeklies.slice(weekliesAtFirst);
  return (
    <Section id={openId} $surface="ink">
      <Wrap>
        <Head>
          <HeadTitle>
            <FormattedMessage {...visitorMessages.open} />
          </HeadTitle>
          <HeadLead>
            <FormattedMessage
              {...visitorTemplates.openLead}
              values={{ challenges: weeklies.length, games: new Set(weeklies.map(({ spaceId }) => spaceId)).size }}
            />
          </HeadLead>
        </Head>
        <SpecialCards specials={ofKind('special')} scenes={scenes} />
        <Kind>
          <h3>
            <FormattedMessage {...challengeMessages.weekly} />
          </h3>
          <EndsIn endDate={week.endDate} />
        </Kind>
        <Rows challenges={weeklies.slice(0, weekliesAtFirst)} />
        {later.length > 0 && (
          <Later>
            <summary>
              <FormattedMessage {...visitorTemplates.more} values={{ count: later.length }} />
            </summary>
            <Rows challenges={later} />
          </Later>
        )}
        <Kind>
          <h3>
            <FormattedMessage {...challengeMessages.classic} />
          </h3>
          <span>
            <FormattedMessage {...challengeMessages.noLimit} />
          </span>
        </Kind>
        <Rows challenges={ofKind('classic').slice(0, classicsShown)} />
        <Foot>
          <FormattedMessage {...visitorMessages.classicFoot} />
        </Foot>
      </Wrap>
    </Section>
  );
}

function Rows({ challenges }: { challenges: readonly CurrentChallenge[] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Columns>
      {challenges.map(({ challengeId, name, description, gameTitle, gameImageUrl, reward }) => (
        <MediaRow
          key={challengeId}
          picture={gameImageUrl !== null && <Picture src={gameImageUrl} width={352} height={352} alt="" isCover />}
          title={name}
          detail={<FormattedMessage {...visitorTemplates.detail} values={{ game: gameTitle, description }} />}
          end={
            <Units label={formatMessage(visitorTemplates.units, { units: reward.units })}>
              +{formatNumber(reward.units)}
            </Units>
          }
        />
      ))}
    </Columns>
  );
}

const Kind = styled.div`
  display: flex;
  align-items: baseline;
  gap: 16px;
  margin: clamp(48px, 5vw, 72px) 0 20px;

  h3 {
    ${text.d3}
  }

  span {
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
  }
`;

const Columns = styled(MediaList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 64px;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Later = styled.details`
  summary {
    padding: 18px 0;
    font-weight: 700;
    font-size: ${tokens.size.control};
    color: ${tokens.on.link};
    cursor: pointer;
  }

  &[open] summary {
    display: none;
  }

  > ul {
    border-top: 0;
  }
`;

const Foot = styled.p`
  ${text.small}
  margin-top: 16px;
  color: ${tokens.on.muted};
`;
