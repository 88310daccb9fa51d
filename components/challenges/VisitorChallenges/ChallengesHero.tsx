import type { CurrentChallenges } from '../../../services/club/currentChallenges';
import { JoinButton } from '../../login/JoinButton';
import { ButtonLink } from '../../ui/buttons/Button';
import { Hero } from '../../ui/sections/Hero';
import { HeroActions } from '../../ui/sections/HeroActions';
import { useTexts } from '../../ui/text/useTexts';
import { WeekSky } from './WeekSky';

export const openId = 'open';

export const ChallengesHero = ({ week }: { week: CurrentChallenges['week'] | null }) => {
  const t = useTexts();
  return (
    <Hero
      title={t('challenges.visitor.title')}
      lead={t('challenges.visitor.lead')}
      drawing={week && <WeekSky endsAt={Date.parse(week.endDate)} />}
      columns="5fr 7fr"
    >
      <HeroActions>
        <JoinButton />
        {week && (
          <ButtonLink href={`#${openId}`} $variant="outlineOnArt" $size="large">
            {t('challenges.visitor.now')}
          </ButtonLink>
        )}
      </HeroActions>
    </Hero>
  );
};
