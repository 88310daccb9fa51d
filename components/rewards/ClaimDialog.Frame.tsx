import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../services/clubWebsite/types';
import { media } from '../theme/media';
import { tokens, type RarityColour } from '../theme/tokens';
import { Rarity } from '../ui/Rarity';
import { starPath } from '../ui/shapes';
import { claimMessages } from './claim.messages';
import { ClaimStamp } from './ClaimDialog.Stamp';
import { rarityColours, rarityNames } from './rarityNames.messages';

interface ClaimFrameProps {
  reward: Reward;
  isClaimed: boolean;
  children: ReactNode;
}

/** What both steps of a claim share: the reward on its sky, and where in the two steps the player is. */
export function ClaimFrame({ reward, isClaimed, children }: ClaimFrameProps) {
  const { formatMessage } = useIntl();
  const { name, imageUrl, rarityId, detail } = reward;
  const stamp = formatMessage(claimMessages.claimed);
  return (
    <Columns>
      <Well $rarity={rarityColours[rarityId]}>
        {imageUrl !== null && <img src={imageUrl} width="256" height="256" alt="" />}
        {isClaimed && <ClaimStamp word={stamp} />}
        <About>
          <Rarity rarity={rarityColours[rarityId]} name={formatMessage(rarityNames[rarityId])} />
          <h3>{name}</h3>
          <p>{detail.description}</p>
        </About>
      </Well>
      <Body>
        <Steps>
          <li aria-current={isClaimed ? undefined : 'step'}>
            <StepMark isLit />
            <FormattedMessage {...claimMessages.review} />
          </li>
          <li aria-current={isClaimed ? 'step' : undefined}>
            <StepMark isLit={isClaimed} />
            {stamp}
          </li>
        </Steps>
        {children}
      </Body>
    </Columns>
  );
}

function StepMark({ isLit }: { isLit: boolean }) {
  const { gold, ink900, muted } = tokens.colour;
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
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
`;

const Well = styled.div<{ $rarity: RarityColour }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-right: 1px solid ${tokens.line.hairline};
  background:
    radial-gradient(
      90% 70% at 50% 38%,
      color-mix(in srgb, ${({ $rarity }) => tokens.colour[$rarity]} 22%, transparent),
      transparent 70%
    ),
    ${tokens.colour.ink950};

  > img {
    margin: 44px auto 24px;
  }

  ${media.below.laptop} {
    border-right: 0;
    border-bottom: 1px solid ${tokens.line.hairline};

    > img {
      width: 132px;
      height: 132px;
      margin: 24px auto 12px;
    }
  }
`;

const About = styled.div`
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

const Body = styled.div`
  display: flex;
  flex-direction: column;
  padding: 28px 36px;

  ${media.below.laptop} {
    padding: 20px;
  }
`;

const Steps = styled.ol`
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
