import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import type { Game } from '../../../services/clubWebsite/games';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectOwnedGames } from '../../../store/catalog/selectors';
import { listRequested } from '../../../store/catalog/slice';
import { challengesFor } from '../../../store/challenges/rules';
import { selectChallenges, selectChallengesStatus } from '../../../store/challenges/selectors';
import { challengesRequested } from '../../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { ClubLink } from '../../navigation/ClubLink';
import { gamePage } from '../../navigation/gamePage';
import { PinnedStepActions, StepLine, StepLines, StepTitle } from '../../spend/Step.styles';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { ButtonLink } from '../../ui/buttons/Button';
import { TextLink } from '../../ui/buttons/TextLink';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { formatTimeLeft } from '../../ui/time/formatTimeLeft';
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
      <PinnedStepActions>
        <ButtonLink as={ClubLink} to={{ page: 'challenges' }}>
          <FormattedMessage {...sheetMessages.challenges} />
        </ButtonLink>
        <WishToggle reward={reward} />
      </PinnedStepActions>
    </>
  );
}

function BringingChallenges({ missing }: { missing: number }): ReactNode {
  const dispatch = useAppDispatch();
  const challenges = usePlayerSelector((state) => selectChallenges(state, null));
  const status = usePlayerSelector((state) => selectChallengesStatus(state, null));
  const owned = usePlayerSelector(selectOwnedGames);
  const now = useNow();
  useEffect(() => {
    dispatch(challengesRequested({ spaceId: null }));
    dispatch(listRequested({ list: 'ownedGames' }));
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
            <BringingChallenge
              key={challenge.challengeId}
              challenge={challenge}
              game={owned.find(({ spaceId }) => spaceId === challenge.spaceId)}
              now={now}
            />
          ))}
        </StepLines>
      )}
      <BringsNote>
        <FormattedMessage {...sheetTemplates.brings} values={{ units, amount }} />
      </BringsNote>
    </>
  );
}

interface BringingChallengeProps {
  challenge: Challenge;
  /** Undefined for a game that the player does not own, and while the games load. */
  game: Game | undefined;
  now: number;
}

/** A challenge, linked to those of its game: its game, when it ends, and its Units. */
function BringingChallenge({ challenge, game, now }: BringingChallengeProps) {
  const intl = useIntl();
  const { name, gameTitle, status, endDate, reward } = challenge;
  const end = () => {
    if (status === 'completed') return [intl.formatMessage(sheetMessages.ready)];
    return endDate === null ? [] : [formatTimeLeft(endDate, now, intl)];
  };
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
      <span>{intl.formatList([...(gameTitle === null ? [] : [gameTitle]), ...end()], { type: 'unit' })}</span>
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
