import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Modal } from '../ui/dialogs/Modal';
import { media, type RarityColor, tokens } from '../theme/tokens';
import { starPath } from '../ui/icons/shapes';
import { Announcement } from '../ui/text/Announcement';
import { useTexts } from '../ui/text/useTexts';
import { GoldStamp } from './GoldStamp';

interface SpendDialogProps {
  isOpen?: boolean;
  onClose: () => void;
  title: string;
  /** The picture of what the Units are spent on; one with `data-wide` is as wide as the panel. */
  art: ReactNode;
  light: RarityColor | 'gold';
  description: ReactNode;
  isDone: boolean;
  /** What screen readers say once it is done; empty before. */
  announced: string;
  /** "Claimed", of what the Units are spent on: its gender may matter. */
  claimed: string;
  /** True while the request runs: the dialog stays open, so that the player sees its result. */
  isBusy?: boolean;
  /** False for a look back at an earlier claim, which has no steps. */
  hasSteps?: boolean;
  children: ReactNode;
}

export function SpendDialog({
  isOpen = true,
  art,
  light,
  description,
  isDone,
  announced,
  claimed,
  hasSteps = true,
  children,
  ...modal
}: SpendDialogProps) {
  const t = useTexts();
  return (
    <Modal {...modal} isOpen={isOpen} size="wide" isBare isFullScreenOnPhones>
      <Columns>
        <ArtPanel $light={light} $isDone={isDone}>
          {art}
          {isDone && <GoldStamp word={claimed} isLow={light === 'gold'} />}
          <Description>{description}</Description>
        </ArtPanel>
        <StepPanel>
          {/* There before the step that it is about: a region that comes with its words is often not read. */}
          <Announcement text={announced} />
          {hasSteps && (
            <StepList>
              <li aria-current={isDone ? undefined : 'step'}>
                <StepMark isLit />
                {t('payment.review')}
              </li>
              <li aria-current={isDone ? 'step' : undefined}>
                <StepMark isLit={isDone} />
                {claimed}
              </li>
            </StepList>
          )}
          {children}
        </StepPanel>
      </Columns>
    </Modal>
  );
}

function StepMark({ isLit }: { isLit: boolean }) {
  const { gold, ink900, muted } = tokens.color;
  const disc = isLit ? { fill: gold, stroke: gold } : { fill: 'none', stroke: muted, strokeOpacity: 0.6 };
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <circle cx="10" cy="10" r="9.2" {...disc} />
      <path d={starPath(10, 10, 6, 0.32)} fill={isLit ? ink900 : 'none'} stroke={isLit ? 'none' : muted} />
    </svg>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 360px minmax(0, 1fr);
  min-height: 588px;

  ${media.below.laptop} {
    grid-template: auto 1fr / minmax(0, 1fr);
    min-height: 100%;
  }
`;

/** On narrow screens the picture is small, so that the review fits; the Close button lies above it. */
const artBesideDescription = css`
  flex-flow: row wrap;
  align-items: center;
  gap: 20px;
  padding: 52px 20px 20px;

  > img {
    flex: none;
    width: 104px;
    height: 104px;
    margin: 0;
  }
  > div {
    flex: 1 8rem;
    margin: 0;
    padding: 0;
  }
`;

const ArtPanel = styled.div<{ $light: RarityColor | 'gold'; $isDone: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-right: 1px solid ${tokens.line.hairline};
  background:
    radial-gradient(
      90% 70% at 50% 38%,
      color-mix(in srgb, ${({ $light }) => tokens.color[$light]} 22%, transparent),
      transparent 70%
    ),
    ${tokens.color.ink950};

  > img {
    margin: 44px auto 24px;
    object-fit: contain;
  }

  /* Beside a step that is longer than the window, the name stays in view. */
  ${media.from.laptop} {
    > img {
      width: 304px;
      height: auto;
    }
    > img[data-wide] {
      width: 100%;
    }
    @media (min-height: 720px) {
      position: sticky;
      top: 0;
      max-height: calc(100dvh - 34px);
    }
  }

  ${media.below.laptop} {
    border-right: 0;
    border-bottom: 1px solid ${tokens.line.hairline};

    > img {
      width: 132px;
      height: 132px;
      margin: 24px auto 12px;
    }
    ${({ $isDone }) => !$isDone && artBesideDescription}
  }
`;

const Description = styled.div`
  position: relative;
  margin-top: auto;
  padding: 0 28px 28px;

  h3 {
    margin-top: 12px;
    font: 600 1.5rem / 1.15 ${tokens.font.display};
    letter-spacing: -0.012em;
  }

  p {
    margin-top: 8px;
    font-size: ${tokens.size.small};
    line-height: 1.5;
    color: ${tokens.on.muted};
  }

  ${media.below.laptop} {
    padding: 0 20px 20px;
  }
`;

const StepPanel = styled.div`
  display: flex;
  flex-direction: column;
  padding: 28px 36px;

  ${media.below.laptop} {
    padding: 20px;
  }
`;

const StepList = styled.ol`
  display: flex;
  gap: 12px;
  font-size: ${tokens.size.fine};
  font-weight: 600;
  color: ${tokens.on.muted};

  li {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  li + li::before {
    content: '';
    width: 56px;
    height: 2px;
    margin-right: 4px;
    background: ${tokens.line.outline};
  }

  [aria-current] {
    color: ${tokens.on.text};
  }
`;
