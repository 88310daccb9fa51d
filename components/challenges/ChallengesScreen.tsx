import type { VisitorChallengesProps } from '../../store/challenges/pageProps';
import { JoinButton } from '../login/JoinButton';
import { LateJoinBand } from '../login/LateJoinBand';
import { islandPart } from '../shell/Island';
import { VisitorOrPlayer } from '../shell/VisitorOrPlayer';
import { clientPart } from '../ui/browser/clientPart';
import { ButtonLink } from '../ui/buttons/Button';
import { Hero, HeroActions } from '../ui/sections/Hero';
import { useTexts } from '../ui/text/useTexts';
import { PlayerChallengesSkeleton } from './PlayerChallenges/PlayerChallengesSkeleton';
import { WeekSky } from './VisitorChallenges/WeekSky';

const loadPlayer = () => import('./PlayerChallenges/PlayerChallenges').then((module) => module.PlayerChallenges);
const PlayerChallenges = clientPart(loadPlayer, PlayerChallengesSkeleton);

const ChallengeKinds = islandPart(() =>
  import('./VisitorChallenges/ChallengeKinds').then((module) => module.ChallengeKinds),
);
const OpenChallenges = islandPart(() =>
  import('./VisitorChallenges/OpenChallenges').then((module) => module.OpenChallenges),
);
const HowChallengesWork = islandPart(() =>
  import('./VisitorChallenges/HowChallengesWork').then((module) => module.HowChallengesWork),
);

export const ChallengesScreen = (props: VisitorChallengesProps) => (
  <VisitorOrPlayer
    visitor={<VisitorChallenges {...props} />}
    player={<PlayerChallenges />}
    loadPlayer={loadPlayer}
    skeleton={<PlayerChallengesSkeleton />}
  />
);

const openId = 'open';

export function VisitorChallenges({ current }: VisitorChallengesProps) {
  const t = useTexts();
  return (
    <>
      <Hero
        title={t('challenges.visitor.title')}
        lead={t('challenges.visitor.lead')}
        drawing={current && <WeekSky endsAt={Date.parse(current.week.endDate)} />}
        columns="5fr 7fr"
      >
        <HeroActions>
          <JoinButton />
          {current && (
            <ButtonLink href={`#${openId}`} $variant="outlineOnArt" $size="large">
              {t('challenges.visitor.now')}
            </ButtonLink>
          )}
        </HeroActions>
      </Hero>
      <ChallengeKinds />
      {current && <OpenChallenges id={openId} {...current} />}
      {current?.example && <HowChallengesWork challenge={current.example} />}
      <LateJoinBand title={t('challenges.visitor.join')} />
    </>
  );
}
