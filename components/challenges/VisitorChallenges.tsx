import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { VisitorChallengesProps } from '../../store/challenges/pageProps';
import { useIsPlayer } from '../shell/useIsPlayer';
import { text } from '../theme/type';
import { Section, Wrap } from '../ui/Layout';
import { JoinBand } from '../visitor/JoinBand';
import { ChallengeList } from './ChallengeList';
import { ChallengesHero } from './VisitorChallenges.Hero';
import { HowChallengesWork } from './VisitorChallenges.How';
import { ChallengeKinds } from './VisitorChallenges.Kinds';
import { visitorMessages } from './VisitorChallenges.messages';
import { OpenChallenges } from './VisitorChallenges.Open';

/** The page about challenges; players find their own list first. */
export function VisitorChallenges({ current, scenes }: VisitorChallengesProps) {
  const isPlayer = useIsPlayer();
  const example = current?.challenges.find(({ type, thresholds }) => type === 'weekly' && thresholds.length > 2);
  return (
    <>
      <ChallengesHero week={current?.week ?? null} />
      {isPlayer && (
        <Section $ground="deep" $space="player">
          <Wrap>
            <Title>
              <FormattedMessage {...visitorMessages.yours} />
            </Title>
            <ChallengeList spaceId={null} />
          </Wrap>
        </Section>
      )}
      <ChallengeKinds />
      {current && <OpenChallenges current={current} scenes={scenes} />}
      {example && <HowChallengesWork challenge={example} />}
      <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
    </>
  );
}

const Title = styled.h2`
  ${text.playerH2}
  margin-bottom: 20px;
`;
