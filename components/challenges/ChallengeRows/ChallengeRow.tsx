import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { kindOf, targetOf, stepOf } from '../../../store/challenges/rules';
import { turningChevron, when } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { clientPart } from '../../ui/browser/clientPart';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';
import { Icon } from '../../ui/icons/Icon';
import { Collapse } from '../../ui/layout/Collapse';
import { Picture } from '../../ui/media/Picture';
import { ThresholdLine } from '../../ui/progress/ThresholdLine';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { ChallengeStep, type ChallengeStepProps } from './ChallengeStep';

const ChallengeDetails = clientPart(() =>
  import('../ChallengeDetails/ChallengeDetails').then((module) => module.ChallengeDetails),
);

interface ChallengeRowProps extends Omit<ChallengeStepProps, 'challenge' | 'nameId'> {
  challenge: Challenge;
  /** Shown before the description in lists across games; without it the kind is shown. */
  gameTitle?: string;
  picture: string | null;
  /** True below a heading that names the kind: the row does not name it, and has details. */
  isOfOneKind?: boolean;
}

export function ChallengeRow({ challenge, gameTitle, picture, isOfOneKind = false, ...step }: ChallengeRowProps) {
  const t = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useOnceTrue(isOpen);
  const { name, description, thresholds, progress } = challenge;
  const target = targetOf(challenge);
  /** A requirement is unmet. */
  const isMissing = ['activate', 'run'].includes(stepOf(challenge));
  const units = thresholds.reduce((sum, threshold) => sum + threshold.units, 0);
  return (
    <Row>
      <RowGrid>
        <Thumbnail $isEmblem={gameTitle === undefined}>
          {picture !== null && <Picture src={picture} width={176} height={176} />}
        </Thumbnail>
        <div>
          <h3 id={`${id}name`}>{name}</h3>
          <p>
            {isOfOneKind && gameTitle === undefined
              ? description
              : t('challenges.description', {
                  game: gameTitle ?? t(`challenges.type.${kindOf(challenge)}`),
                  description,
                })}
          </p>
          {isOfOneKind && (
            <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
              {t(isMissing ? 'challenges.details.whyNot' : 'challenges.details.whatCounted')}
              <VisuallyHidden> {t('challenges.details.of', { name })}</VisuallyHidden>
              <Icon name="chevron" size="small" />
            </Toggle>
          )}
        </div>
        <ThresholdLine
          thresholds={thresholds}
          value={progress}
          label={t('challenges.line', { progress, target, units })}
          describe={(threshold, isReached) => t('challenges.threshold', { ...threshold, isReached: String(isReached) })}
        />
        <ChallengeStep challenge={challenge} nameId={`${id}name`} {...step} />
      </RowGrid>
      {isOfOneKind && (
        <Collapse id={id} isOpen={isOpen}>
          {wasOpen && <ChallengeDetails challenge={challenge} />}
        </Collapse>
      )}
    </Row>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin-top: 2px;
  font: 600 ${tokens.size.fine} / 1.3 ${tokens.font.body};
  color: ${tokens.on.link};

  ${turningChevron}

  ${when.hovered} {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The row follows its own width: beside the rail of the dashboard it is as narrow as on a tablet. */
const Row = styled.li`
  container-type: inline-size;
  border-top: 1px solid ${tokens.on.hairline};

  &:first-child {
    border-top: 0;
  }
`;

const RowGrid = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) 216px 164px;
  gap: 20px;
  align-items: center;
  padding: 16px 20px 16px 16px;

  h3 {
    ${text.rowTitle}
  }
  h3 + p {
    margin-top: 4px;
    font-size: ${tokens.size.small};
    line-height: 1.45;
    color: ${tokens.on.muted};
  }

  @container (max-width: 719px) {
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 16px;
    align-items: start;
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

  @container (min-width: 520px) and (max-width: 719px) {
    grid-template-columns: 64px minmax(0, 1fr) 148px;

    > :nth-child(3) {
      grid-area: 2 / 2;
    }
    > :nth-child(4) {
      grid-area: 1 / 3 / span 2;
    }
    [role='group'] svg {
      margin-inline: 0;
    }
  }
`;

/** A scene fills the square; an emblem has a margin and no background. */
const Thumbnail = styled.div<{ $isEmblem: boolean }>`
  aspect-ratio: 1;
  padding: ${({ $isEmblem }) => ($isEmblem ? '9%' : 0)};
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background: ${({ $isEmblem }) => ($isEmblem ? 'none' : tokens.color.ink800)};

  img {
    object-fit: ${({ $isEmblem }) => ($isEmblem ? 'contain' : 'cover')};
  }
`;
