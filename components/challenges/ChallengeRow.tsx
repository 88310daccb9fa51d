import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '../../services/club/types';
import { kindOf, targetOf } from '../../store/challenges/rules';
import { useOnceTrue } from '../ui/browser/useOnceTrue';
import { Collapse } from '../ui/layout/Collapse';
import { Picture } from '../ui/media/Picture';
import { ThresholdLine } from '../ui/progress/ThresholdLine/ThresholdLine';
import { ChallengeStepCell, type ChallengeStepProps } from './ChallengeRow.Step';
import { Description, Line, Name, Row, Thumb } from './ChallengeRow.styles';
import { DetailsToggle } from './ChallengeRow.Toggle';
import { challengeMessages, challengeTemplates } from './challenges.messages';

const ChallengeDetails = dynamic(() => import('./ChallengeDetails').then((module) => module.ChallengeDetails));

interface ChallengeRowProps extends Omit<ChallengeStepProps, 'challenge'> {
  challenge: Challenge;
  /** What stands before the description: the game across games, the kind within one. */
  gameTitle?: string;
  /** A square scene or emblem. */
  picture: string | null;
  /** Whether the kind is told by what stands around it. */
  isOfKnownKind?: boolean;
  /** Whether it opens to what counted and why the rest did not. */
  hasDetails?: boolean;
}

/** A challenge: picture, name, its line of stars, and the one thing that can be done with it now. */
export function ChallengeRow({
  challenge,
  gameTitle,
  picture,
  isOfKnownKind = false,
  hasDetails = false,
  ...step
}: ChallengeRowProps) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useOnceTrue(isOpen);
  const { name, description, thresholds, progress } = challenge;
  const target = targetOf(challenge);
  const units = thresholds.reduce((sum, threshold) => sum + threshold.units, 0);
  return (
    <Row>
      <Line>
        <Thumb $isEmblem={gameTitle === undefined}>
          {picture !== null && (
            <Picture src={picture} width={176} height={176} alt="" isCover={gameTitle !== undefined} />
          )}
        </Thumb>
        <div>
          <Name>{name}</Name>
          <Description>
            {isOfKnownKind && gameTitle === undefined ? (
              description
            ) : (
              <FormattedMessage
                {...challengeTemplates.description}
                values={{ game: gameTitle ?? formatMessage(challengeMessages[kindOf(challenge)]), description }}
              />
            )}
          </Description>
          {hasDetails && (
            <DetailsToggle challenge={challenge} controls={id} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
          )}
        </div>
        <ThresholdLine
          size="row"
          thresholds={thresholds.map((threshold) => ({ count: threshold.value, units: threshold.units }))}
          value={progress}
          format={formatNumber}
          label={formatMessage(challengeTemplates.line, { progress, target, units })}
          describe={(threshold, isReached) =>
            formatMessage(challengeTemplates.threshold, { ...threshold, isReached: String(isReached) })
          }
        />
        <ChallengeStepCell challenge={challenge} {...step} />
      </Line>
      {hasDetails && (
        <Collapse id={id} isOpen={isOpen}>
          {wasOpen && <ChallengeDetails challenge={challenge} />}
        </Collapse>
      )}
    </Row>
  );
}
