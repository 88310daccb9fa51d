import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { HomeChallenge, HomeChallenges as HomeChallengesProps } from '../../../store/home/pageProps';
import { PageArrow } from '../../navigation/PageArrow';
import { tokens } from '../../theme/tokens';
import { MediaRows, MediaRow } from '../../ui/cards/MediaRow';
import { Picture } from '../../ui/media/Picture';
import { Units } from '../../ui/text/Units';
import { formatTimeLeft } from '../../ui/time/formatDuration';
import { useNow } from '../../ui/time/useNow';
import { WeeklyChallenge } from './WeeklyChallenge';
import { Columns } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { SectionIntro } from '../../ui/sections/SectionIntro';
import { TopTitle } from '../../ui/text/Title';
import { useTexts } from '../../ui/text/useTexts';

export function HomeChallenges({ weekEnds, weekly, specials, classics }: HomeChallengesProps) {
  const t = useTexts();
  return (
    <Section $surface="paper">
      <SectionIntro title={t('home.challenges.title')} lead={t('home.challenges.lead')} />
      {weekly && <WeeklyChallenge challenge={weekly} weekEndsAt={Date.parse(weekEnds)} />}
      <KindColumns $widths="5fr 7fr" $gap="0 64px" $stackedGap="48px" $align="stretch">
        <div>
          <TopTitle theme="light">{t('home.challenges.special')}</TopTitle>
          <p>{t('home.challenges.specialLine')}</p>
          <ChallengeList challenges={specials} />
          <PageArrow to={{ page: 'challenges' }}>{t('home.challenges.more')}</PageArrow>
        </div>
        <div>
          <TopTitle theme="light">{t('home.challenges.classic')}</TopTitle>
          <p>{t('home.challenges.classicLine')}</p>
          <ChallengeList challenges={classics} />
        </div>
      </KindColumns>
    </Section>
  );
}

function ChallengeList({ challenges }: { challenges: readonly HomeChallenge[] }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  return (
    <MediaRows>
      {challenges.map(({ name, gameImageUrl, units, ...challenge }, index) => (
        <MediaRow
          key={index}
          picture={gameImageUrl !== null && <Picture src={gameImageUrl} width={352} height={352} />}
          title={name}
          detail={<ChallengeDetail {...challenge} />}
          end={<Units label={t('challenges.visitor.units', { units })}>{`+${formatNumber(units)}`}</Units>}
        />
      ))}
    </MediaRows>
  );
}

function ChallengeDetail({ gameTitle, endDate }: Pick<HomeChallenge, 'gameTitle' | 'endDate'>) {
  const intl = useIntl();
  const now = useNow();
  if (endDate === null || now === null) return gameTitle;
  return `${gameTitle} · ${formatTimeLeft(endDate, now, intl)}`;
}

const KindColumns = styled(Columns)`
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
`;
