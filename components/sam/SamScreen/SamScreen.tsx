import { FormattedMessage } from 'react-intl';
import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { JoinBand } from '../../login/JoinBand';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { SamHero } from './SamHero';
import { heroTemplates } from './SamHero.messages';

const SamConversation = lazyPart(() => import('./SamQuestions').then((module) => module.SamConversation));
const SamGames = lazyPart(() => import('./SamGames').then((module) => module.SamGames));
const Fridays = lazyPart(() => import('./Fridays').then((module) => module.Fridays));

/** The page about the mobile assistant: example questions, supported games and the weekly update. */
export function SamScreen({ games }: SamProps) {
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
        <JoinBand title={<FormattedMessage {...heroTemplates.join} values={{ sam: brand.assistant }} />} />
      </Island>
    </>
  );
}
