import { FormattedMessage } from 'react-intl';
import type { VisitorChallengesProps } from '../../store/challenges/pageProps';
import { JoinBand } from '../login/JoinBand';
import { ChallengesHero } from './VisitorChallenges.Hero';
import { HowChallengesWork } from './VisitorChallenges.How';
import { ChallengeKinds } from './VisitorChallenges.Kinds';
import { visitorMessages } from './VisitorChallenges.messages';
import { OpenChallenges } from './VisitorChallenges.Open';

/** What challenges are, for visitors: their kinds, those that are open, and how one goes. */
export function VisitorChallenges({ current, scenes }: VisitorChallengesProps) {
  const example = current?.challenges.find(({ type, thresholds }) => type === 'weekly' && thresholds.length > 2);
  return (
    <>
      <ChallengesHero week={current?.week ?? null} />
      <ChallengeKinds />
      {current && <OpenChallenges current={current} scenes={scenes} />}
      {example && <HowChallengesWork challenge={example} />}
      <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
    </>
  );
}
