import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { tokens } from '../theme/tokens';
import { Rarity } from '../ui/Rarity';
import { starPath } from '../ui/shapes';
import { claimMessages } from './claim.messages';
import { ClaimStamp } from './ClaimDialog.Stamp';
import { rarityColours, rarityNames } from './rarityNames.messages';
import { About, Body, Columns, Steps, Well } from './ClaimDialog.Frame.styles';

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
