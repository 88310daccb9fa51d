import type { StarPlayersProps, ShownStarPlayer } from '../../../store/starplayers/pageProps';
import { JoinBand } from '../../login/JoinBand';
import { JoinButton } from '../../login/JoinButton';
import { Island } from '../../shell/Island';
import { lazyPart } from '../../ui/browser/lazyPart';
import { ButtonLink } from '../../ui/buttons/Button';
import { Hero } from '../../ui/sections/Hero';
import { HeroActions } from '../../ui/sections/HeroActions';
import { useTexts } from '../../ui/text/useTexts';
import { Atlas } from './Atlas';

const SkySoFar = lazyPart(() => import('./SkySoFar').then((module) => module.SkySoFar));
const HowToBecomeOne = lazyPart(() => import('./HowToBecomeOne').then((module) => module.HowToBecomeOne));

const howId = 'become';

export function StarPlayersScreen({ starPlayers }: StarPlayersProps) {
  const t = useTexts();
  return (
    <>
      <StarPlayersHero starPlayers={starPlayers} />
      <Island hydrate="visible">
        <SkySoFar starPlayers={starPlayers} />
      </Island>
      <Island hydrate="visible">
        <HowToBecomeOne id={howId} />
      </Island>
      <Island hydrate="visible">
        <JoinBand title={t('starplayers.join')} />
      </Island>
    </>
  );
}

const StarPlayersHero = ({ starPlayers }: { starPlayers: readonly ShownStarPlayer[] }) => {
  const t = useTexts();
  return (
    <Hero
      title={t('starplayers.title')}
      hasLongTitle
      lead={t('starplayers.lead')}
      backdrop={<Atlas starPlayers={starPlayers} />}
    >
      <HeroActions>
        <JoinButton />
        <ButtonLink href={`#${howId}`} $variant="outlineOnArt" $size="large">
          {t('starplayers.how')}
        </ButtonLink>
      </HeroActions>
    </Hero>
  );
};
