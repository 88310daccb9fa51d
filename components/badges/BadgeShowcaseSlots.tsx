import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { badgeSlots, nextBadgeSlotLevel } from '../../store/profile/rules';
import { columns } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { guardPresses } from '../ui/buttons/guardPresses';
import { IconButton } from '../ui/buttons/IconButton';
import { Icon } from '../ui/icons/Icon';
import { useTexts } from '../ui/text/useTexts';
import type { BadgeShowcaseDraft } from './useBadgeShowcaseDraft';
import { placeMark, useDragOrder } from './useDragOrder';

const { duration, line, on, radius, size } = tokens;

export function BadgeShowcaseSlots({ draft: { badges, slots, move, remove } }: { draft: BadgeShowcaseDraft }) {
  const t = useTexts();
  const { held, hold } = useDragOrder(move);
  const opensAt = nextBadgeSlotLevel(slots);
  const empty = Array.from({ length: badgeSlots.total - badges.length }, (_, index) => badges.length + index);
  return (
    <SlotList ref={guardPresses} aria-label={t('badges.showcase.slots')}>
      {badges.map((badge, place) => {
        const { badgeId, name, gameTitle, imageUrl } = badge;
        // A move button without effect stays focusable, so that keyboard focus is not lost.
        const moving = (by: 1 | -1) => {
          const isAtEnd = badges[place + by] === undefined;
          return {
            'aria-disabled': isAtEnd,
            onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
              if (isAtEnd) return;
              flushSync(() => move(place, place + by));
              // A button that moves with its badge loses focus in some browsers.
              currentTarget.focus({ preventScroll: true });
            },
          };
        };
        return (
          <Slot
            key={badgeId}
            tabIndex={-1}
            {...{ [placeMark]: place }}
            $isHeld={held === place}
            onPointerDown={hold(place)}
          >
            {imageUrl === null ? (
              <EmptyCircle />
            ) : (
              <img src={imageUrl} width="96" height="96" alt="" draggable={false} />
            )}
            <div>
              <p>{name}</p>
              <small>{gameTitle}</small>
            </div>
            <Buttons>
              <IconButton
                icon="chevron"
                iconSize="small"
                isBare
                data-direction="earlier"
                label={t('badges.showcase.earlier', { name })}
                {...moving(-1)}
              />
              <IconButton
                icon="close"
                iconSize="small"
                isBare
                label={t('badges.showcase.remove', { name })}
                onClick={({ currentTarget }) => {
                  const list = currentTarget.closest('ol');
                  flushSync(() => remove(badge));
                  // The slot of the removed badge.
                  const slot = list?.children[place];
                  if (slot instanceof HTMLElement) slot.focus({ preventScroll: true });
                }}
              />
              <IconButton
                icon="chevron"
                iconSize="small"
                isBare
                data-direction="later"
                label={t('badges.showcase.later', { name })}
                {...moving(1)}
              />
            </Buttons>
          </Slot>
        );
      })}
      {empty.map((place) => (
        <Slot key={place} tabIndex={-1}>
          <EmptyCircle>{place >= slots && <Icon name="lock" />}</EmptyCircle>
          <div>
            <p>{t('dashboard.showcase.slot', { slot: place + 1 })}</p>
            <small>
              {place < slots || opensAt === null
                ? t('badges.showcase.free')
                : t('dashboard.showcase.opens', { level: opensAt })}
            </small>
          </div>
        </Slot>
      ))}
    </SlotList>
  );
}

const SlotList = styled.ol`
  ${columns(badgeSlots.total, { laptop: 1 })}
  gap: 12px;

  ${media.below.laptop} {
    gap: 8px;
  }
`;

const Slot = styled.li<{ $isHeld?: boolean }>`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 10px;
  padding: 16px 8px 8px;
  border: 1px solid ${({ $isHeld = false }) => ($isHeld ? on.gold : line.hairline)};
  border-radius: ${radius.card};
  background-color: ${on.card};
  text-align: center;
  transition: border-color ${duration.fade}ms;

  &[data-place] {
    cursor: ${({ $isHeld = false }) => ($isHeld ? 'grabbing' : 'grab')};
    -webkit-user-select: none;
    user-select: none;
    touch-action: none;
  }

  /* The picture of the badge, or its place. */
  > :first-child {
    width: 96px;
    height: 96px;
  }
  p {
    font: 600 ${size.control} / 1.25 ${tokens.font.display};
  }
  small {
    display: block;
    margin-top: 4px;
    font-size: ${size.fine};
    line-height: 1.35;
    color: ${on.muted};
  }

  ${media.below.laptop} {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    justify-items: start;
    min-height: 72px;
    padding: 8px;
    text-align: left;

    > :first-child {
      width: 56px;
      height: 56px;
    }
  }
`;

const EmptyCircle = styled.span`
  display: grid;
  place-items: center;
  border: 1px dashed ${line.hover};
  border-radius: 50%;
  color: ${on.muted};
`;

const Buttons = styled.div`
  display: flex;
  align-self: end;

  button[aria-disabled='true'] {
    cursor: default;

    /* Not the button, whose ring would be dimmed too. */
    svg {
      opacity: 0.3;
    }
  }
  [data-direction='earlier'] svg {
    transform: rotate(90deg);
  }
  [data-direction='later'] svg {
    transform: rotate(-90deg);
  }

  ${media.below.laptop} {
    align-self: center;

    [data-direction='earlier'] svg {
      transform: rotate(180deg);
    }
    [data-direction='later'] svg {
      transform: none;
    }
  }
`;
