import type { VisitorChallengesProps } from '../../../store/challenges/pageProps';
import { ChallengesHero } from './ChallengesHero';
import { islandPart } from '../../shell/Island';
import { useTexts } from '../../ui/text/useTexts';

const ChallengeKinds = islandPart(() => import('./ChallengeKinds').then((module) => module.ChallengeKinds));
const OpenChallenges = islandPart(() => import('./OpenChallenges').then((module) => module.OpenChallenges));
const HowChallengesWork = islandPart(() => import('./HowChallengesWork').then((module) => module.HowChallengesWork));
const JoinBand = islandPart(() => import('../../login/JoinBand').then((module) => module.JoinBand));

export function VisitorChallenges({ current }: VisitorChallengesProps) {
  const t = useTexts();
  return (
    <>
      <ChallengesHero week={current?.week ?? null} />
      <ChallengeKinds />
      {current && <OpenChallenges {...current} />}
      {current?.example && <HowChallengesWork challenge={current.example} />}
      <JoinBand title={t('challenges.visitor.join')} />
    </>
  );
}
