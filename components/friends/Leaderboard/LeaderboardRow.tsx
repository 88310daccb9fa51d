import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { LeaderboardLine as LineOfBoard } from '../../../store/friends/leaderboard/rules';
import { onlyFrom } from '../../theme/mixins';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { share } from '../../ui/icons/shapes';
import { BarFill, BarTrack } from '../../ui/progress/ProgressBar';
import { Tag } from '../../ui/text/Tag';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';

const { gold, muted } = tokens.color;

export function LeaderboardRow({ line, best }: { line: LineOfBoard; best: number }) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const { place, nameOnPlatform, avatarUrl, isMe, level, counted, xpOfWeeks } = line;
  const sum = xpOfWeeks.reduce((total, xp) => total + xp, 0);
  return (
    <BoardRow data-me={isMe} data-first={place === 1} aria-current={isMe ? 'true' : undefined}>
      <Place>
        <span aria-hidden>{formatNumber(place)}</span>
        <VisuallyHidden>{t('leaderboard.place', { place })}</VisuallyHidden>
      </Place>
      <PlayerPicture src={avatarUrl ?? undefined} width="48" height="48" alt="" loading="lazy" />
      <PlayerText>
        <Name>
          <span>{nameOnPlatform}</span>
          {isMe && <Tag>{t('leaderboard.you')}</Tag>}
        </Name>
        <span>{t('ui.level', { level })}</span>
      </PlayerText>
      <WeekColumns xpOfWeeks={xpOfWeeks} label={t('leaderboard.weeks', { xp: sum })} />
      <Xp>
        <BarTrack aria-hidden>
          <XpFill style={{ transform: `translateX(${(share(counted, best) - 1) * 100}%)` }} />
        </BarTrack>
        <b>{t('leaderboard.xp', { xp: counted })}</b>
      </Xp>
    </BoardRow>
  );
}

const height = 32;
const step = 15;

interface WeekColumnsProps {
  /** The current week first. */
  xpOfWeeks: readonly number[];
  label: string;
}

/** Relative to the player's best week. */
function WeekColumns({ xpOfWeeks, label }: WeekColumnsProps) {
  const best = Math.max(1, ...xpOfWeeks);
  const width = xpOfWeeks.length * step;
  return (
    <Weeks viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={label}>
      {xpOfWeeks.toReversed().map((xp, index) => {
        const tall = Math.max(2, share(xp, best) * height);
        const isNow = index === xpOfWeeks.length - 1;
        return (
          <rect
            key={`week ${index}`}
            x={index * step + 3}
            y={height - tall}
            width="9"
            height={tall}
            rx="1"
            fill={isNow ? gold : muted}
            fillOpacity={isNow ? 1 : 0.4}
          />
        );
      })}
    </Weeks>
  );
}

export const rowHeight = '72px';

export const Board = styled.ol`
  border-top: 1px solid ${tokens.on.hairline};
`;

const columns = '40px 48px minmax(0, 200px) 120px minmax(0, 1fr)';

export const ColumnHead = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: 20px;
  padding: 0 16px 8px 8px;
  font-size: ${tokens.size.fine};
  line-height: 1.3;
  color: ${tokens.on.muted};
  white-space: nowrap;

  &::before {
    content: '';
    grid-column: 1 / 4;
  }

  ${onlyFrom('laptop')}
`;

const BoardRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${columns};
  gap: 20px;
  align-items: center;
  min-height: ${rowHeight};
  padding: 12px 16px 12px 8px;
  border-bottom: 1px solid ${tokens.on.hairline};

  &[data-me='true'] {
    background-color: ${tokens.on.card};
    box-shadow: inset 3px 0 ${tokens.color.gold};
  }

  ${media.below.laptop} {
    grid-template-columns: 32px 48px minmax(0, 1fr) minmax(0, 1.2fr);
    gap: 14px;
  }
  ${media.below.tablet} {
    grid-template-columns: 28px 40px minmax(0, 1fr);
    gap: 8px 12px;
    padding-right: 8px;
  }
`;

const Place = styled.span`
  font: 600 ${tokens.size.count} / 1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: ${tokens.on.muted};

  [data-first='true'] > & {
    color: ${tokens.on.text};
  }
`;

const PlayerPicture = styled.img`
  width: 48px;
  height: 48px;
  border-radius: 50%;

  ${media.below.tablet} {
    width: 40px;
    height: 40px;
  }
`;

const PlayerText = styled.div`
  > span {
    font-size: ${tokens.size.small};
    line-height: 1.45;
    color: ${tokens.on.muted};
  }
`;

const Name = styled.b`
  ${text.rowTitle}
  display: flex;
  align-items: center;
  gap: 8px;

  > :first-child {
    min-width: 0;
    color: inherit;
    font: inherit;
  }
`;

const Weeks = styled.svg`
  max-width: 120px;

  ${onlyFrom('laptop')}
`;

const Xp = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 108px;
  gap: 16px;
  align-items: center;

  b {
    font: 600 ${tokens.size.rowTitle} / 1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr) 96px;
    gap: 12px;
  }
  ${media.below.tablet} {
    grid-column: 2 / -1;
  }
`;

const XpFill = styled(BarFill)`
  background-color: ${tokens.color.xp};
`;
