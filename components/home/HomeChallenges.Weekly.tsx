import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { CurrentChallenge } from '../../services/club/visitorTypes';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { ClubLink } from '../shell/ClubLink';
import { useIsPlayer } from '../shell/useIsPlayer';
import { groundStyle } from '../theme/grounds';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Button, ButtonLink } from '../ui/Button';
import { Countdown } from '../ui/Countdown';
import { Picture } from '../ui/Picture';
import { ThresholdLine } from '../ui/ThresholdLine';
import { useNow } from '../ui/useNow';
import { WeekArc } from '../ui/WeekArc';
import { challengesMessages, challengesTemplates } from './HomeChallenges.messages';
import { daysIntoWeek, timeLeft } from './timeLeft';
import { weekdayNames } from './weekdayNames';

interface WeeklyChallengeProps {
  challenge: CurrentChallenge;
  /** A wide scene of its game. */
  background: string | null;
  /** Milliseconds. */
  weekEndsAt: number;
}

/** This week's challenge over its game's own scene, with the week as an arc. */
export function WeeklyChallenge({ challenge, background, weekEndsAt }: WeeklyChallengeProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, description, gameTitle, thresholds, target: last } = challenge;
  const unitName = challenge.unitName ?? '';
  const units = thresholds.reduce((sum, threshold) => sum + threshold.units, 0);
  return (
    <Card>
      {background !== null && (
        <Scene>
          <Picture src={background} width={1920} height={768} alt="" isCover />
        </Scene>
      )}
      <Columns>
        <div>
          <Kind>
            <FormattedMessage {...challengesMessages.weekly} />
            <i />
            <em>{gameTitle}</em>
          </Kind>
          <Name>{name}</Name>
          <p>{description}</p>
          <Line>
            <ThresholdLine
              size="large"
              thresholds={thresholds.map((threshold) => ({ count: threshold.value, units: threshold.units }))}
              value={0}
              format={formatNumber}
              lastCount={`${formatNumber(last)} ${unitName}`}
              label={formatMessage(challengesTemplates.line, { thresholds: thresholds.length, last, unitName, units })}
              describe={(threshold) => formatMessage(challengesTemplates.threshold, threshold)}
            />
          </Line>
          <TakeItOn challenge={challenge} />
        </div>
        <WeekSoFar weekEndsAt={weekEndsAt} />
      </Columns>
    </Card>
  );
}

function TakeItOn({ challenge }: { challenge: CurrentChallenge }) {
  const dispatch = useAppDispatch();
  if (useIsPlayer()) {
    const params = { game: challenge.gameSlug, platform: 'PC', section: 'challenges' } as const;
    return (
      <ButtonLink as={ClubLink} to={{ page: 'game', params }}>
        <FormattedMessage {...challengesMessages.open} />
      </ButtonLink>
    );
  }
  return (
    <Button onClick={() => dispatch(loginModalToggled({ showLoginModal: true, showRegister: true }))}>
      <FormattedMessage {...challengesMessages.join} />
    </Button>
  );
}

/** The time of the reader's clock, so it is drawn after mounting; its room is kept. */
function WeekSoFar({ weekEndsAt }: { weekEndsAt: number }) {
  const { locale, formatMessage } = useIntl();
  const now = useNow();
  if (now === null) return <Week aria-hidden />;
  const left = timeLeft(weekEndsAt, now);
  const figures = [
    { figure: String(left.days), unit: formatMessage(challengesMessages.days) },
    { figure: String(left.hours).padStart(2, '0'), unit: formatMessage(challengesMessages.hours) },
    { figure: String(left.minutes).padStart(2, '0'), unit: formatMessage(challengesMessages.minutes) },
  ];
  return (
    <Week>
      <WeekArc
        value={daysIntoWeek(weekEndsAt, now)}
        dayNames={weekdayNames(locale).narrow}
        label={formatMessage(challengesTemplates.week, left)}
      />
      <p>
        <FormattedMessage {...challengesMessages.ends} />
      </p>
      <Countdown figures={figures} label={formatMessage(challengesTemplates.left, { ...left })} />
    </Week>
  );
}

const Card = styled.article`
  ${groundStyle('ink')}
  position: relative;
  border-radius: ${tokens.radius.large};
  overflow: hidden;
  --muted: #c0cae6;

  ${media.below.laptop} {
    margin-inline: calc(-1 * (${tokens.layout.gutter} - 8px));
  }
`;

const Scene = styled.div`
  position: absolute;
  inset: 0;

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

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding: 236px 20px 28px;
  }
`;

const Kind = styled.div`
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

const Name = styled.h3`
  ${text.d3}
  max-width: 15em;
  margin: 16px 0 12px;
`;

const Line = styled.div`
  margin: 28px 0 24px;
`;

const Week = styled.div`
  display: grid;
  align-self: end;
  justify-items: center;
  min-height: 290px;

  > svg {
    width: 100%;
  }

  p {
    margin: 14px 0 12px;
    font-size: ${tokens.size.control};
    font-weight: 600;
    color: ${tokens.on.text};
  }
`;
