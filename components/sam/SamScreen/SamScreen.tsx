import { FormattedMessage } from 'react-intl';
import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { JoinBand } from '../../login/JoinBand';
import { SamHero } from './SamHero';
import { Island, lazyIsland } from '../../shell/Island';
import { heroTemplates } from './SamHero.messages';

const SamConversation = lazyIsland(() => import('./SamConversation').then((module) => module.SamConversation));
const SamGames = lazyIsland(() => import('./SamGames').then((module) => module.SamGames));
const Fridays = lazyIsland(() => import('./Fridays').then((module) => module.Fridays));

/** The page about the mobile assistant: example questions, supported games and the weekly update. */
export function SamScreen({ games }: SamProps) {
  return (
    <>
      <SamHero />
      <SamConversation />
      <SamGames games={games} />
      <Fridays />
      <Island>
        <JoinBand title={<FormattedMessage {...heroTemplates.join} values={{ sam: brand.assistant }} />} />
      </Island>
    </>
  );
}
