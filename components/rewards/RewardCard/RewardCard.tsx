import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import type { RewardAvailability } from '../../../store/rewards/rules';
import { afterScripts, coveringLink } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Card, TagPlace } from '../../ui/cards/Card';
import { Icon } from '../../ui/icons/Icon';
import { Rarity } from '../../ui/text/Rarity';
import { Tag } from '../../ui/text/Tag';
import { rarityColors } from '../rarities';

interface RewardCardProps {
  reward: Pick<Reward, 'rarityId' | 'imageUrl'>;
  state: RewardAvailability['kind'];
  kind?: string | null;
  tag?: string;
  /** The name as the link, or the button, that opens the reward. */
  title: ReactNode;
  corner?: ReactNode;
  meter?: ReactNode;
  /** The price, or why the reward cannot be claimed. */
  footer: ReactNode;
  isLarge?: boolean;
}

export function RewardCard(props: RewardCardProps) {
  const { reward, state, kind, tag, title, corner, meter, footer, isLarge } = props;
  const { rarityId, imageUrl } = reward;
  const rarity = rarityColors[rarityId];
  return (
    <CardRoot as="article" data-rarity={rarity} data-large={isLarge || undefined} $state={state} $isLink>
      <EmblemWell>
        {imageUrl !== null && <img src={imageUrl} width="116" height="116" alt="" loading="lazy" decoding="async" />}
        {tag !== undefined && (
          <TagPlace>
            <Tag>{tag}</Tag>
          </TagPlace>
        )}
        {corner && <CornerPlace>{corner}</CornerPlace>}
        {state === 'locked' && (
          <LockPlace>
            <Icon name="lock" size="medium" />
          </LockPlace>
        )}
      </EmblemWell>
      <CardBody>
        <Rarity rarity={rarity} size="small" />
        <h3>{title}</h3>
        {kind && <p>{kind}</p>}
        {meter && <MeterPlace>{meter}</MeterPlace>}
        <div>{footer}</div>
      </CardBody>
    </CardRoot>
  );
}

const { color, duration, font, line, on, size } = tokens;

const EmblemWell = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 148px;

  img {
    width: 116px;
    height: 116px;
    ${afterScripts}
  }
`;

const forSale = css`
  ${EmblemWell} {
    background: radial-gradient(
      closest-side at 50% 52%,
      color-mix(in srgb, ${on.rarity} 15%, transparent),
      transparent
    );
  }
`;

const outOfReach = css`
  img {
    filter: grayscale(1) sepia(0.6) hue-rotate(187deg) saturate(1.3) brightness(0.74);
  }
  h3 {
    color: #c3cce6;
  }
`;

const looks = {
  withinReach: forSale,
  short: forSale,
  owned: css`
    background-color: transparent;
  `,
  locked: outOfReach,
  soldOut: css`
    ${outOfReach}
    img {
      opacity: 0.6;
    }
  `,
} as const;

const CardRoot = styled(Card)<{ $state: RewardAvailability['kind'] }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background-color: ${color.ink900};
  transition:
    background-color ${duration.fade}ms,
    border-color ${duration.fade}ms,
    transform ${duration.fade}ms;

  ${({ $state }) => looks[$state]}

  &[data-large] ${EmblemWell} {
    flex: 1;
  }
  &[data-large] ${EmblemWell} img {
    width: min(330px, 78%);
    height: auto;
  }
  &[data-large] h3 {
    font-size: 1.5rem;
  }

  &:hover {
    border-color: ${color.link};
    background-color: ${color.ink800};
  }
  &:has(:focus-visible) {
    border-color: ${color.link};
  }
  &:hover [data-hint],
  &:has(:focus-visible) [data-hint] {
    opacity: 1;
  }
`;

const CornerPlace = styled.div`
  position: absolute;
  right: 2px;
  top: 2px;
  z-index: ${tokens.layer.raised + 1};
`;

const LockPlace = styled.span`
  position: absolute;
  left: 50%;
  top: 50%;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin: -20px;
  border: 1px solid ${line.strong};
  border-radius: 50%;
  background-color: ${color.ink950};
`;

const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  padding: 0 16px 16px;
  overflow-wrap: anywhere;
  -webkit-hyphens: auto;
  hyphens: auto;

  /* Names of rarities are of many lengths: all are below their stars where two cards share a phone's width. */
  ${media.below.tablet} {
    > [data-rarity] {
      flex-direction: column;
      align-items: flex-start;
    }
  }

  h3 {
    ${text.cardTitle}
    margin-top: 8px;
  }
  h3 a,
  h3 button {
    font: inherit;
    text-align: inherit;
    ${coveringLink}
  }
  /* The kind of reward, or its game. */
  > p {
    margin-top: 2px;
    font: 400 ${size.fine} / 1.4 ${font.body};
    color: ${on.muted};
  }

  /* The footer. */
  > :last-child {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px;
    width: 100%;
    min-height: 46px;
    margin-top: auto;
    padding-top: 14px;
    line-height: 1.3;
  }

  [data-large] > & {
    flex: none;
  }
`;

const MeterPlace = styled.div`
  width: 100%;
  margin-top: auto;
  padding-top: 14px;

  && + * {
    margin-top: 0;
    padding-top: 8px;
    min-height: 40px;
  }
`;
