import { FormattedMessage } from 'react-intl';
import type { VisitorChallengesProps } from '../../../store/challenges/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { ChallengesHero } from './ChallengesHero';
import { HowChallengesWork } from './HowChallengesWork';
import { ChallengeKinds } from './ChallengeKinds';
import { visitorMessages } from './VisitorChallenges.messages';
import { OpenChallenges } from './OpenChallenges';

/** The visitor's page about challenges: their kinds, the current ones, and how they work. */
export function VisitorChallenges({ current, scenes }: VisitorChallengesProps) {
  return (
    <>
      <ChallengesHero week={current?.week ?? null} />
      <ChallengeKinds />
      {current && <OpenChallenges current={current} scenes={scenes} />}
      {current?.example && <HowChallengesWork challenge={current.example} />}
      <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
    </>
  );
}
