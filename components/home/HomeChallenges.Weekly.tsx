import { FormattedMessage, useIntl } from 'react-intl';
import type { CurrentChallenge } from '../../services/club/visitorTypes';
import { loginModalToggled } from '../../store/interface/slice';
import { useAppDispatch } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { ClubLink } from '../navigation/ClubLink';
import { useIsPlayer } from '../shell/useIsPlayer';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Countdown } from '../ui/time/Countdown';
import { Picture } from '../ui/media/Picture';
import { ThresholdLine } from '../ui/progress/ThresholdLine/ThresholdLine';
import { useNow } from '../ui/time/useNow';
import { WeekArc } from '../ui/progress/WeekArc';
import { EndsOn } from '../ui/time/EndsOn';
import { challengesMessages, challengesTemplates } from './HomeChallenges.messages';
import { daysIntoWeek, timeLeft } from '../ui/time/timeLeft';
import { weekdayNames } from '../ui/time/weekdayNames';
import { Card, Columns, Kind, Line, Name, Scene, Week } from './HomeChallenges.Weekly.styles';

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
    <Button
      onClick={() => dispatch(loginModalToggled({ showLoginModal: true, showRegister: true }))}
      {...measured('join', 'page')}
    >
      <FormattedMessage {...challengesMessages.join} />
    </Button>
  );
}

/** The time of the reader's clock, so it is drawn after mounting; its room is kept. */
function WeekSoFar({ weekEndsAt }: { weekEndsAt: number }) {
  const { locale, formatMessage } = useIntl();
  const now = useNow();
  if (now === null) {
    return (
      <Week>
        <EndsOn moment={weekEndsAt} />
      </Week>
    );
  }
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
