import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { JoinBand } from '../../login/JoinBand';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { useTexts } from '../../ui/text/useTexts';
import { SamHero } from './SamHero';

const SamConversation = lazyPart(() => import('./SamQuestions').then((module) => module.SamConversation));
const SamGames = lazyPart(() => import('./SamGames').then((module) => module.SamGames));
const Fridays = lazyPart(() => import('./Fridays').then((module) => module.Fridays));

export function SamScreen({ games }: SamProps) {
  const t = useTexts();
  return (
    <>
      <SamHero />
      <Island hydrate="visible">
        <SamConversation />
      </Island>
      <Island hydrate="visible">
        <SamGames games={games} />
      </Island>
      <Island hydrate="visible">
        <Fridays />
      </Island>
      <Island hydrate="visible">
        <JoinBand title={t('sam.join', { sam: brand.assistant })} />
      </Island>
    </>
  );
}
