import { FormattedMessage } from 'react-intl';
import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { JoinBand } from '../../login/JoinBand';
import { samTemplates } from '../Sam.messages';
import { Fridays } from './Fridays';
import { SamGames } from './SamGames';
import { SamHero } from './SamHero';
import { SamConversation } from './SamConversation';
import { Island } from '../../shell/Island';

/** The page about the mobile assistant: example questions, supported games and the weekly update. */
export function SamScreen({ games }: SamProps) {
  return (
    <>
      <SamHero />
      <Island>
        <SamConversation />
      </Island>
      <Island>
        <SamGames games={games} />
      </Island>
      <Island>
        <Fridays />
      </Island>
      <Island>
        <JoinBand title={<FormattedMessage {...samTemplates.join} values={{ sam: brand.assistant }} />} />
      </Island>
    </>
  );
}
