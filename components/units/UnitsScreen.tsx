import dynamic from 'next/dynamic';
import type { UnitsProps } from '../../store/units/pageProps';
import { ClubLink } from '../navigation/ClubLink';
import { LateJoinBand } from '../login/LateJoinBand';
import { islandPart } from '../shell/Island';
import { KeptUnits } from '../offline/keptParts';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { loadPart } from '../ui/browser/loadPart';
import { ButtonLink } from '../ui/buttons/Button';
import { useTexts } from '../ui/text/useTexts';
import { BalanceCheckHero } from './BalanceCheckHero';
import { PlayerUnitsSkeleton } from './PlayerUnitsSkeleton';

const loadPlayer = () => loadPart(() => import('./PlayerUnits').then((module) => module.PlayerUnits));
const PlayerUnits = dynamic(loadPlayer, { ssr: false, loading: PlayerUnitsSkeleton });

const UnitsFlow = islandPart(() => import('./UnitsFlow').then((module) => module.UnitsFlow));
const UnitsExpiry = islandPart(() => import('./UnitsExpiry/UnitsExpiry').then((module) => module.UnitsExpiry));

export const UnitsScreen = ({ facts }: UnitsProps) => (
  <VisitorOrPlayer
    visitor={<VisitorUnits facts={facts} />}
    player={<PlayerUnits />}
    loadPlayer={loadPlayer}
    skeleton={<PlayerUnitsSkeleton />}
    kept={<KeptUnits />}
  />
);

function VisitorUnits({ facts }: UnitsProps) {
  const t = useTexts();
  return (
    <>
      <BalanceCheckHero />
      <UnitsFlow facts={facts} />
      <UnitsExpiry />
      <LateJoinBand
        title={t('units.call.title')}
        action={
          <ButtonLink as={ClubLink} to={{ page: 'challenges' }} $variant="outline" $size="large">
            {t('units.call.challenges')}
          </ButtonLink>
        }
      />
    </>
  );
}
