import { FormattedMessage } from 'react-intl';
import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { JoinBand } from '../../login/JoinBand';
import { samTemplates } from '../Sam.messages';
import { Fridays } from './Fridays';
import { SamGames } from './SamGames';
import { SamHero } from './SamHero';
import { SamQuestions } from './SamQuestions';

/** The page about the mobile assistant: example questions, supported games and the weekly update. */
export function SamScreen({ games }: SamProps) {
  return (
    <>
      <SamHero />
      <SamQuestions />
      <SamGames games={games} />
      <Fridays />
      <JoinBand title={<FormattedMessage {...samTemplates.join} values={{ sam: brand.assistant }} />} />
    </>
  );
}
