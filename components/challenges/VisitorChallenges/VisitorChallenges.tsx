import { FormattedMessage } from 'react-intl';
import type { VisitorChallengesProps } from '../../../store/challenges/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { ChallengesHero } from './ChallengesHero';
import { Island, lazyIsland } from '../../shell/Island';
import { heroMessages } from './ChallengesHero.messages';

const ChallengeKinds = lazyIsland(() => import('./ChallengeKinds').then((module) => module.ChallengeKinds));
const OpenChallenges = lazyIsland(() => import('./OpenChallenges').then((module) => module.OpenChallenges));
const HowChallengesWork = lazyIsland(() => import('./HowChallengesWork').then((module) => module.HowChallengesWork));

/** The visitor's page about challenges: their kinds, the current ones, and how they work. */
export function VisitorChallenges({ current }: VisitorChallengesProps) {
  return (
    <>
      <ChallengesHero week={current?.week ?? null} />
      <ChallengeKinds />
      {current && <OpenChallenges {...current} />}
      {current?.example && <HowChallengesWork challenge={current.example} />}
      <Island>
        <JoinBand title={<FormattedMessage {...heroMessages.join} />} />
      </Island>
    </>
  );
}
