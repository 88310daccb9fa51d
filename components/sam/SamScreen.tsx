import { FormattedMessage } from 'react-intl';
import type { SamProps } from '../../store/sam/pageProps';
import { brand } from '../brand/brand';
import { JoinBand } from '../login/JoinBand';
import { samTemplates } from './Sam.messages';
import { Fridays } from './SamScreen.Fridays';
import { SamGames } from './SamScreen.Games';
import { SamHero } from './SamScreen.Hero';
import { Questions } from './SamScreen.Questions';

/** The page about the mobile assistant: what one can ask, what Fridays bring, the games it reads. */
export function SamScreen({ games }: SamProps) {
  return (
    <>
      <SamHero />
      <Questions />
      <SamGames games={games} />
      <Fridays />
      <JoinBand title={<FormattedMessage {...samTemplates.join} values={{ sam: brand.assistant }} />} />
    </>
  );
}
