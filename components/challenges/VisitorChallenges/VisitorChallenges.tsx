import type { VisitorChallengesProps } from '../../../store/challenges/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { ChallengesHero } from './ChallengesHero';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { useTexts } from '../../ui/text/useTexts';

const ChallengeKinds = lazyPart(() => import('./ChallengeKinds').then((module) => module.ChallengeKinds));
const OpenChallenges = lazyPart(() => import('./OpenChallenges').then((module) => module.OpenChallenges));
const HowChallengesWork = lazyPart(() => import('./HowChallengesWork').then((module) => module.HowChallengesWork));

export function VisitorChallenges({ current }: VisitorChallengesProps) {
  const t = useTexts();
  return (
    <>
      <ChallengesHero week={current?.week ?? null} />
      <Island hydrate="visible">
        <ChallengeKinds />
      </Island>
      {current && (
        <Island hydrate="visible">
          <OpenChallenges {...current} />
        </Island>
      )}
      {current?.example && (
        <Island hydrate="visible">
          <HowChallengesWork challenge={current.example} />
        </Island>
      )}
      <Island hydrate="visible">
        <JoinBand title={t('challenges.visitor.join')} />
      </Island>
    </>
  );
}
