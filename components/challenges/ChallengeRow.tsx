import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../services/club/types';
import { targetOf } from '../../store/challenges/rules';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Picture } from '../ui/Picture';
import { ThresholdLine } from '../ui/ThresholdLine';
import { ChallengeStepCell, type ChallengeStepProps } from './ChallengeRow.Step';
import { challengeMessages, challengeTemplates } from './challenges.messages';

interface ChallengeRowProps extends Omit<ChallengeStepProps, 'challenge'> {
  challenge: Challenge;
  /** What stands before the description: the game across games, the kind within one. */
  gameTitle?: string;
  /** A square scene or emblem. */
  picture: string | null;
}

/** A challenge: picture, name, its line of stars, and the one thing that can be done with it now. */
export function ChallengeRow({ challenge, gameTitle, picture, ...step }: ChallengeRowProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, description, type, thresholds, progress } = challenge;
  const target = targetOf(challenge);
  const units = thresholds.reduce((sum, threshold) => sum + threshold.units, 0);
  return (
    <Row>
      <Thumb $isEmblem={gameTitle === undefined}>
        {picture !== null && (
          <Picture src={picture} width={176} height={176} alt="" isCover={gameTitle !== undefined} />
        )}
      </Thumb>
      <div>
        <Name>{name}</Name>
        <Description>
          <FormattedMessage
            {...challengeTemplates.description}
            values={{ game: gameTitle ?? formatMessage(challengeMessages[type]), description }}
          />
        </Description>
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
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 216px 148px;
  gap: 20px;
  align-items: center;
  padding: 16px 20px 16px 16px;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
  }

  ${media.below.laptop} {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 16px;
    padding: 16px;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    [role='group'] svg {
      width: 100%;
      max-width: 264px;
      height: auto;
      margin-inline: auto;
    }
  }
`;

/** A scene fills its square; an emblem stands free in it. */
const Thumb = styled.div<{ $isEmblem: boolean }>`
  aspect-ratio: 1;
  padding: ${({ $isEmblem }) => ($isEmblem ? '9%' : 0)};
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${({ $isEmblem }) => ($isEmblem ? 'none' : tokens.colour.ink800)};
`;

const Name = styled.h3`
  ${text.rowTitle}
`;

const Description = styled.p`
  margin-top: 4px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
  color: ${tokens.on.muted};
`;
