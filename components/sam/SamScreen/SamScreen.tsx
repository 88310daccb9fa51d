import styled from 'styled-components';
import type { SamProps } from '../../../store/sam/pageProps';
import { brand } from '../../brand/brand';
import { JoinButton } from '../../login/JoinButton';
import { LateJoinBand } from '../../login/LateJoinBand';
import { islandPart } from '../../shell/Island';
import { media, tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { origin, rays } from '../../ui/icons/shapes';
import { StarMark } from '../../ui/icons/StarMark';
import { Cluster } from '../../ui/layout/Cluster';
import { Hero, HeroActions } from '../../ui/sections/Hero';
import { useTexts } from '../../ui/text/useTexts';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { Phone } from '../Phone';

const SamConversation = islandPart(() => import('./SamQuestions').then((module) => module.SamConversation));
const SamGames = islandPart(() => import('./SamGames').then((module) => module.SamGames));
const Fridays = islandPart(() => import('./Fridays').then((module) => module.Fridays));

const gamesId = 'games';

export function SamScreen({ games }: SamProps) {
  const t = useTexts();
  return (
    <>
      <Hero
        title={t('sam.title', { sam: brand.assistant })}
        hasLongTitle
        lead={t('sam.lead', { sam: brand.assistant, club: brand.club })}
        drawing={
          <PhoneStage>
            <Meridians />
            <Phone />
          </PhoneStage>
        }
        columns="6fr 6fr"
      >
        <Cluster as="p" $above={6} style={{ flexWrap: 'nowrap', fontWeight: 600 }}>
          <StarMark size={16} color={tokens.color.gold} />
          <span>
            <UpdateDate />
          </span>
        </Cluster>
        <HeroActions>
          <JoinButton />
          <ButtonLink href={`#${gamesId}`} $variant="outlineOnArt" $size="large">
            {t('sam.gamesLink')}
          </ButtonLink>
        </HeroActions>
      </Hero>
      <SamConversation />
      <SamGames id={gamesId} games={games} />
      <Fridays />
      <LateJoinBand title={t('sam.join', { sam: brand.assistant })} />
    </>
  );
}

function UpdateDate() {
  const t = useTexts();
  const formatDay = useFormatDay();
  const now = useNow();
  if (now === null) return t('sam.friday');
  const today = new Date(now);
  const friday = nextFriday(today);
  if (friday.toDateString() === today.toDateString()) return t('sam.today');
  // Short: on phones it takes the one line of what stands there before.
  const date = formatDay(friday, { weekday: 'short', month: 'short' });
  return t('sam.next', { date });
}

const meridians = rays(origin, 230, 640, 36);

function Meridians() {
  return (
    <svg viewBox="-640 -640 1280 1280" fill="none" stroke={tokens.color.muted} aria-hidden>
      {[230, 320, 420, 530, 640].map((radius) => (
        <circle key={radius} r={radius} strokeOpacity=".14" />
      ))}
      <path d={meridians} strokeOpacity=".08" />
    </svg>
  );
}

/** Lower than the phone, and down to the banner's edge, which cuts it. */
const PhoneStage = styled.div`
  position: relative;
  align-self: end;
  height: clamp(540px, 46vw, 620px);
  margin-bottom: calc(-1 * clamp(56px, 6vw, 88px));

  > svg {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1280px;
    max-width: none;
    transform: translate(-50%, -44%);
  }

  > [role='img'] {
    position: absolute;
    left: 50%;
    top: 0;
    margin-left: -172px;
  }

  ${media.below.laptop} {
    height: 480px;
    margin-bottom: -56px;

    > [role='img'] {
      width: 304px;
      margin-left: -152px;
    }
  }
`;

const friday = 5;
const daysInWeek = 7;

/** Midnight (local time) of the Friday on or after `now`, the day of the assistant's update (spec 1). */
export function nextFriday(now: Date): Date {
  const ahead = (friday - now.getDay() + daysInWeek) % daysInWeek;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
}
