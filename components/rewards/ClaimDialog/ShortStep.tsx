import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { challengesFor } from '../../../store/challenges/rules';
import { selectChallenges, selectChallengesStatus } from '../../../store/challenges/selectors';
import { challengesRequested } from '../../../store/challenges/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { ClubLink } from '../../navigation/ClubLink';
import { StepActions, StepLine, StepLines, StepTitle } from '../../spend/Step.styles';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ButtonLink } from '../../ui/buttons/Button';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { timeLeft } from '../../ui/time/timeLeft';
import { useNow } from '../../ui/time/useNow';
import { PriceProgress } from './PriceProgress';
import { sheetMessages, sheetTemplates } from './sheet.messages';
import { WishToggle } from './WishToggle';

/** For a reward above the balance: the missing Units, the challenges that bring them, and the wishlist. */
export function ShortStep({ reward, missing }: { reward: Reward; missing: number }) {
  return (
    <>
      <StepTitle>
        <FormattedMessage {...sheetTemplates.missing} values={{ missing }} />
      </StepTitle>
      <PriceProgress price={reward.value} />
      <BringsTitle>
        <FormattedMessage {...sheetMessages.bringing} />
      </BringsTitle>
      <BringingChallenges missing={missing} />
      <StepActions>
        <ButtonLink as={ClubLink} to={{ page: 'challenges' }}>
          <FormattedMessage {...sheetMessages.challenges} />
        </ButtonLink>
        <WishToggle reward={reward} />
      </StepActions>
    </>
  );
}

function BringingChallenges({ missing }: { missing: number }): ReactNode {
  const dispatch = useAppDispatch();
  const challenges = useAppSelector((state) => selectChallenges(state, null));
  const status = useAppSelector((state) => selectChallengesStatus(state, null));
  const now = useNow();
  useEffect(() => {
    dispatch(challengesRequested({ spaceId: null }));
  }, [dispatch]);
  if (now === null || (challenges.length === 0 && (status === 'idle' || status === 'loading'))) {
    return <Skeleton $height="120px" />;
  }
  const { challenges: shown, units } = challengesFor(missing, challenges, now);
  const amount = shown.length === 0 ? 'none' : units >= missing ? 'enough' : 'some';
  return (
    <>
      {shown.length > 0 && (
        <StepLines>
          {shown.map((challenge) => (
            <BringingChallenge key={challenge.challengeId} challenge={challenge} now={now} />
          ))}
        </StepLines>
      )}
      <BringsNote>
        <FormattedMessage {...sheetTemplates.brings} values={{ units, amount }} />
      </BringsNote>
    </>
  );
}

/** A challenge: its game, when it ends, and its Units. */
function BringingChallenge({ challenge, now }: { challenge: Challenge; now: number }) {
  const { formatList, formatMessage } = useIntl();
  const { name, gameTitle, status, endDate, reward } = challenge;
  const end = () => {
    if (status === 'completed') return [formatMessage(sheetMessages.ready)];
    return endDate === null ? [] : [formatMessage(sheetTemplates.endsIn, timeLeft(Date.parse(endDate), now))];
  };
  return (
    <StepLine>
      <b>{name}</b>
      <strong>
        <FormattedNumber value={reward.units} signDisplay="always" />
      </strong>
      <span>{formatList([...(gameTitle === null ? [] : [gameTitle]), ...end()], { type: 'unit' })}</span>
    </StepLine>
  );
}

const BringsTitle = styled.h3`
  ${text.rowTitle}
  margin-top: 24px;
`;

const BringsNote = styled.p`
  margin-top: 14px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.muted};
`;
