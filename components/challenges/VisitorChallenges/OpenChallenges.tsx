import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ListedChallenge, ShownChallenges } from '../../../store/challenges/pageProps';
import { columns } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { MediaRows, MediaRow } from '../../ui/cards/MediaRow';
import { Section } from '../../ui/layout/Section';
import { Text } from '../../ui/layout/Text';
import { Picture } from '../../ui/media/Picture';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { Units } from '../../ui/text/Units';
import { useTexts } from '../../ui/text/useTexts';
import { EndsIn, SpecialCards } from './SpecialCards';

/** Rows that are shown at first, in two columns. */
const weekliesAtFirst = 12;

type OpenChallengesProps = ShownChallenges & { id: string };

export function OpenChallenges(props: OpenChallengesProps) {
  const { id, week, weeklyCount, gamesCount, specials, weeklies, classics } = props;
  const t = useTexts();
  const further = weeklies.slice(weekliesAtFirst);
  return (
    <Section id={id} $surface="ink">
      <SectionIntro
        title={t('challenges.visitor.open')}
        lead={t('challenges.visitor.open.lead', {
          challenges: weeklyCount,
          games: gamesCount,
        })}
      />
      <SpecialCards specials={specials} />
      <KindHeading>
        <h3>{t('challenges.types.weekly')}</h3>
        <EndsIn endDate={week.endDate} />
      </KindHeading>
      <ChallengeColumns challenges={weeklies.slice(0, weekliesAtFirst)} />
      {further.length > 0 && (
        <FurtherChallenges>
          <summary>{t('challenges.visitor.more', { count: further.length })}</summary>
          <ChallengeColumns challenges={further} />
        </FurtherChallenges>
      )}
      <KindHeading>
        <h3>{t('challenges.types.classic')}</h3>
        <span>{t('challenges.noLimit')}</span>
      </KindHeading>
      <ChallengeColumns challenges={classics} />
      <Text $type="small" $color="muted" $above={4}>
        {t('challenges.visitor.classic.foot')}
      </Text>
    </Section>
  );
}

function ChallengeColumns({ challenges }: { challenges: readonly ListedChallenge[] }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  return (
    <Columns>
      {challenges.map(({ name, description, gameTitle, gameImageUrl, units }, index) => (
        <MediaRow
          key={index}
          picture={gameImageUrl !== null && <Picture src={gameImageUrl} width={352} height={352} />}
          title={name}
          detail={t('challenges.description', { game: gameTitle, description })}
          end={<Units label={t('challenges.visitor.units', { units })}>{`+${formatNumber(units)}`}</Units>}
        />
      ))}
    </Columns>
  );
}

const KindHeading = styled.div`
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

const Columns = styled(MediaRows)`
  ${columns(2, { laptop: 1 })}
  column-gap: 64px;
`;

const FurtherChallenges = styled.details`
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
