import { FormattedNumber, useIntl } from 'react-intl';
import { selectOwnedGames } from '../../store/catalog/selectors';
import { minutesLeft, type PlanStep } from '../../store/planner/rules';
import { usePlayerSelector } from '../../store/support/hooks';
import { ClubLink } from '../navigation/ClubLink';
import { gamePage } from '../navigation/gamePage';
import { StepLine } from '../spend/Step.styles';
import { TextLink } from '../ui/buttons/TextLink';
import { formatDuration } from '../ui/time/formatDuration';
import { formatTimeLeft } from '../ui/time/formatTimeLeft';
import { plannerMessages, plannerTemplates } from './planner.messages';

/** A step of a plan: the challenge, linked to those of its game; how long it takes, when it ends, and its Units. */
export function PlanLine({ step: { kind, challenge }, now }: { step: PlanStep; now: number }) {
  const intl = useIntl();
  const { name, gameTitle, endDate, reward, spaceId } = challenge;
  const game = usePlayerSelector(selectOwnedGames).find((one) => one.spaceId === spaceId);
  const isBank = kind === 'bank';
  const duration = formatDuration(minutesLeft(challenge) * 60, intl, { largest: 'day' });
  const notes = [
    gameTitle,
    isBank ? intl.formatMessage(plannerMessages.ready) : intl.formatMessage(plannerTemplates.about, { duration }),
    kind === 'start' ? intl.formatMessage(plannerMessages.start) : null,
    isBank || endDate === null ? null : formatTimeLeft(endDate, now, intl),
  ].filter((note) => note !== null);
  return (
    <StepLine>
      <b>
        {game ? (
          <TextLink as={ClubLink} to={gamePage(game, 'challenges')}>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </b>
      <strong>
        <FormattedNumber value={reward.units} signDisplay="always" />
      </strong>
      <span>{notes.join(' · ')}</span>
    </StepLine>
  );
}
