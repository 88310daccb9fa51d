import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { LateJoinBand } from '../../login/LateJoinBand';
import { islandPart } from '../../shell/Island';
import { useTexts } from '../../ui/text/useTexts';
import { SamHero } from './SamHero';

const SamConversation = islandPart(() => import('./SamQuestions').then((module) => module.SamConversation));
const SamGames = islandPart(() => import('./SamGames').then((module) => module.SamGames));
const Fridays = islandPart(() => import('./Fridays').then((module) => module.Fridays));

export function SamScreen({ games }: SamProps) {
  const t = useTexts();
  return (
    <>
      <SamHero />
      <SamConversation />
      <SamGames games={games} />
      <Fridays />
      <LateJoinBand title={t('sam.join', { sam: brand.assistant })} />
    </>
  );
}
