import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { stepOf } from '../../../store/challenges/rules';
import { ChallengeDetails } from '../../challenges/ChallengeDetails/ChallengeDetails';
import { useChallenges } from '../../challenges/ChallengeList';
import { plannerMessages } from '../../planner/planner.messages';
import { onSurface } from '../../theme/onSurface';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Select } from '../../ui/fields/Select';
import { deskMessages } from './desk.messages';

/** What the games sent for a challenge of the player's choice, and why some of it did not count. */
export function WhyAnswer() {
  const { formatMessage } = useIntl();
  const { challenges, status } = useChallenges(null);
  const [chosen, setChosen] = useState('');
  const running = challenges.filter((challenge) => stepOf(challenge) !== 'none');
  const challenge = running.find(({ challengeId }) => challengeId === chosen) ?? running[0];
  if (!challenge) {
    if (status === 'idle' || status === 'loading') return <Skeleton $height="120px" />;
    return (
      <p>
        <FormattedMessage {...(status === 'failed' ? plannerMessages.failed : deskMessages.whyNone)} />
      </p>
    );
  }
  return (
    <>
      <Select
        label={formatMessage(deskMessages.whyPick)}
        options={running.map(({ challengeId, name }) => ({ value: challengeId, label: name }))}
        value={challenge.challengeId}
        onChange={setChosen}
      />
      <DetailsArea>
        <ChallengeDetails key={challenge.challengeId} challenge={challenge} />
      </DetailsArea>
    </>
  );
}

/** The details are drawn for the dark surface of a list of challenges. */
const DetailsArea = styled.div.attrs(onSurface('ink'))`
  margin-top: 20px;
  padding-top: 16px;
  border-radius: 12px;
`;
