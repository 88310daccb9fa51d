import { FormattedMessage } from 'react-intl';
import type { VisitorChallengesProps } from '../../../store/challenges/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { ChallengesHero } from './ChallengesHero';
import { HowChallengesWork } from './HowChallengesWork';
import { ChallengeKinds } from './ChallengeKinds';
import { visitorMessages } from './VisitorChallenges.messages';
import { OpenChallenges } from './OpenChallenges';
import { Island } from '../../shell/Island';

/** The visitor's page about challenges: their kinds, the current ones, and how they work. */
export function VisitorChallenges({ current, scenes }: VisitorChallengesProps) {
  return (
    <>
      <ChallengesHero week={current?.week ?? null} />
      <Island>
        <ChallengeKinds />
      </Island>
      {current && (
        <Island>
          <OpenChallenges current={current} scenes={scenes} />
        </Island>
      )}
      {current?.example && (
        <Island>
          <HowChallengesWork challenge={current.example} />
        </Island>
      )}
      <Island>
        <JoinBand title={<FormattedMessage {...visitorMessages.join} />} />
      </Island>
    </>
  );
}
