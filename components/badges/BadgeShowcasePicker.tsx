import styled from 'styled-components';
import type { Badge } from '../../services/clubWebsite/badges';
import { when } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Icon } from '../ui/icons/Icon';
import { useTexts } from '../ui/text/useTexts';
import type { BadgeShowcaseDraft } from './useBadgeShowcaseDraft';

interface BadgeShowcasePickerProps {
  owned: readonly Badge[];
  draft: BadgeShowcaseDraft;
}

const hintId = 'showcase-full';

export function BadgeShowcasePicker({ owned, draft: { has, add, remove, isFull } }: BadgeShowcasePickerProps) {
  const t = useTexts();
  return (
    <>
      <HeadRow>
        <h3>{t('badges.showcase.yours')}</h3>
        <p id={hintId}>{isFull && t('badges.showcase.full')}</p>
      </HeadRow>
      <Badges>
        {owned.map((badge) => {
          const isIn = has(badge);
          const isBlocked = isFull && !isIn;
          const { badgeId, name, gameTitle, imageUrl } = badge;
          return (
            <li key={badgeId}>
              <BadgeToggle
                type="button"
                aria-pressed={isIn}
                aria-label={t('badges.showcase.ofGame', { name, game: gameTitle })}
                {...(isBlocked && { 'aria-disabled': true, 'aria-describedby': hintId })}
                onClick={() => (isIn ? remove(badge) : add(badge))}
              >
                {imageUrl !== null && <img src={imageUrl} width="56" height="56" alt="" loading="lazy" />}
                <span>
                  <b>{name}</b> {gameTitle}
                </span>
                {isIn && <Icon name="check" size="small" />}
              </BadgeToggle>
            </li>
          );
        })}
      </Badges>
    </>
  );
}

const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 16px;
  margin: 28px 0 14px;

  h3 {
    ${text.rowTitle}
  }
  p {
    min-height: 1.5em;
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
`;

const Badges = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(244px, 1fr));
  gap: 8px;
`;

const BadgeToggle = styled.button`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 16px;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 72px;
  padding: 7px 12px 7px 7px;
  border: 1px solid ${tokens.line.hairline};
  border-radius: ${tokens.radius.card};
  font-size: ${tokens.size.fine};
  line-height: 1.35;
  text-align: left;
  color: ${tokens.on.muted};
  transition:
    background-color ${tokens.duration.fade}ms,
    border-color ${tokens.duration.fade}ms;

  b {
    display: block;
    font: 600 ${tokens.size.control} / 1.25 ${tokens.font.display};
    color: ${tokens.on.text};
  }
  svg {
    color: ${tokens.on.good};
  }

  ${when.hovered} {
    background-color: ${tokens.on.hoverFill};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.on.outline};
    background-color: ${tokens.on.hoverFill};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;

    img {
      opacity: 0.45;
    }
  }
`;
