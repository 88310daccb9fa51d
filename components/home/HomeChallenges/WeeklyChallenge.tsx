import styled from 'styled-components';
import type { Destination } from '../../../routes';
import type { HomeWeekly } from '../../../store/home/pageProps';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { useOpening } from '../../shell/earlyPress';
import { onSurface } from '../../theme/onSurface';
import { notPrinted } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ButtonLink, mainAction } from '../../ui/buttons/Button';
import { Picture } from '../../ui/media/Picture';
import { ThresholdLine } from '../../ui/progress/ThresholdLine';
import { WeekArc } from '../../ui/progress/WeekArc';
import { useTexts } from '../../ui/text/useTexts';
import { Countdown, EndsOn } from '../../ui/time/Countdown';
import { useNow } from '../../ui/time/useNow';
import { useAppSelector } from '../../../store/support/hooks';
import { selectIsPlayer, selectSignInStatus } from '../../../store/account/selectors';

interface WeeklyChallengeProps {
  challenge: HomeWeekly;
  /** Milliseconds. */
  weekEndsAt: number;
}

export function WeeklyChallenge({ challenge, weekEndsAt }: WeeklyChallengeProps) {
  const t = useTexts();
  const { name, description, gameTitle, thresholds, target: last, game } = challenge;
  const unitName = challenge.unitName ?? '';
  const units = thresholds.reduce((sum, threshold) => sum + threshold.units, 0);
  return (
    <Card>
      {game?.scene && (
        <SceneBackground>
          <Picture
            src={game.scene}
            width={1920}
            height={768}
            phone={game.phoneScene === null ? undefined : { src: game.phoneScene, width: 640, height: 480 }}
          />
        </SceneBackground>
      )}
      <Columns>
        <div>
          <KindAndGame>
            {t('home.challenges.weekly')}
            <i />
            <em>{gameTitle}</em>
          </KindAndGame>
          <h3>{name}</h3>
          <p>{description}</p>
          <div>
            <ThresholdLine
              thresholds={thresholds}
              unitName={unitName}
              label={t('home.challenges.line', { thresholds: thresholds.length, last, unitName, units })}
              describe={(threshold) => t('challenges.visitor.threshold', threshold)}
            />
          </div>
          <StartButton slug={challenge.gameSlug} platform={game?.platform} />
        </div>
        <TimeLeft weekEndsAt={weekEndsAt} />
      </Columns>
    </Card>
  );
}

function StartButton({ slug, platform }: { slug: string; platform: string | undefined }) {
  const t = useTexts();
  const opening = useOpening('join');
  const isHeldBack = useAppSelector(selectSignInStatus) === 'unknown';
  if (useAppSelector(selectIsPlayer)) {
    const to: Destination = platform ? gamePage({ slug, platform }, 'challenges') : { page: 'challenges' };
    return (
      <ButtonLink as={ClubLink} to={to}>
        {t('home.challenges.open')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...opening} {...mainAction} {...measured('join')} data-held-back={isHeldBack || undefined}>
      {t('home.challenges.join')}
    </ButtonLink>
  );
}

/** The time left in the week. It depends on the visitor's clock, so it renders after mount; the space is reserved. */
function TimeLeft({ weekEndsAt }: { weekEndsAt: number }) {
  const t = useTexts();
  const now = useNow();
  return (
    <WeekArea>
      {now === null ? (
        <EndsOn timestamp={weekEndsAt} />
      ) : (
        <>
          <WeekArc endsAt={weekEndsAt} now={now} />
          <p>{t('challenges.visitor.ends')}</p>
          <Countdown end={weekEndsAt} now={now} />
        </>
      )}
    </WeekArea>
  );
}

const Card = styled.article.attrs(onSurface('ink'))`
  position: relative;
  border-radius: ${tokens.radius.large};
  overflow: hidden;
  --muted: #c0cae6;

  ${media.below.laptop} {
    margin-inline: calc(-1 * (${tokens.layout.gutter} - 8px));
  }
`;

const SceneBackground = styled.div`
  position: absolute;
  inset: 0;

  ${notPrinted}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      #0b1122 4%,
      rgba(11, 17, 34, 0.9) 36%,
      rgba(11, 17, 34, 0.34) 60%,
      rgba(11, 17, 34, 0.62)
    );
  }

  ${media.below.laptop} {
    height: 300px;
    bottom: auto;

    &::after {
      background: linear-gradient(180deg, rgba(11, 17, 34, 0) 40%, #0b1122 96%);
    }
  }
`;

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: clamp(40px, 7vw, 104px);
  padding: clamp(24px, 4vw, 56px);

  p {
    max-width: 46ch;
    color: ${tokens.on.muted};
  }
  h3 {
    ${text.d3}
    max-width: 15em;
    margin: 16px 0 12px;
  }
  /* The line of thresholds. */
  h3 + p + div {
    margin: 28px 0 24px;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding: 236px 20px 28px;
  }

  ${media.below.tablet} {
    > :first-child > :last-child {
      width: 100%;
    }
  }
`;

const KindAndGame = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  font: 600 ${tokens.size.control} / 1.3 ${tokens.font.display};

  i {
    width: 1px;
    height: 14px;
    background: ${tokens.line.hover};
  }

  em {
    font-style: normal;
    color: ${tokens.on.muted};
  }
`;

const WeekArea = styled.div`
  display: grid;
  align-self: end;
  justify-items: center;
  min-height: 290px;

  ${media.noScript} {
    min-height: 0;
  }

  > svg {
    width: 100%;
    max-width: 420px;
  }

  p {
    margin: 14px 0 12px;
    font-size: ${tokens.size.control};
    font-weight: 600;
    color: ${tokens.on.text};
  }
`;
