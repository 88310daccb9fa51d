import type { StarPlayersProps } from '../../../store/starplayers/pageProps';
import { JoinButton } from '../../login/JoinButton';
import { LateJoinBand } from '../../login/LateJoinBand';
import { islandPart } from '../../shell/Island';
import { ButtonLink } from '../../ui/buttons/Button';
import { Hero, HeroActions } from '../../ui/sections/Hero';
import { useTexts } from '../../ui/text/useTexts';
import { Atlas } from './Atlas';

const SkySoFar = islandPart(() => import('./SkySoFar').then((module) => module.SkySoFar));
const HowToBecomeOne = islandPart(() => import('./HowToBecomeOne').then((module) => module.HowToBecomeOne));

const howId = 'become';

export function StarPlayersScreen({ starPlayers }: StarPlayersProps) {
  const t = useTexts();
  return (
    <>
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
      <SkySoFar starPlayers={starPlayers} />
      <HowToBecomeOne id={howId} />
      <LateJoinBand title={t('starplayers.join')} />
    </>
  );
}
