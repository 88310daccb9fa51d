import { useEffect, useRef, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { badgeSlots, nextBadgeSlotLevel } from '../../store/profile/rules';
import { Icon } from '../ui/icons/Icon';
import { ShowcaseSlot } from './ShowcaseSlots.Slot';
import { Empty, Name, Note, Slot, Slots } from './ShowcaseSlots.styles';
import { showcaseMessages, showcaseTemplates } from './showcase.messages';
import { placeMark, useDragOrder } from './useDragOrder';
import type { ShowcaseDraft } from './useShowcaseDraft';

/** The slots: filled ones to be moved and emptied, free ones, and those that a level to come opens. */
export function ShowcaseSlots({ draft: { badges, slots, move, remove } }: { draft: ShowcaseDraft }) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const { keepFocus, focusPlace } = useFocusAfterChange(list);
  const { held, hold } = useDragOrder(move);
  const opensAt = nextBadgeSlotLevel(slots);
  const empty = Array.from({ length: badgeSlots.total - badges.length }, (_, index) => badges.length + index);
  return (
    <Slots ref={list} aria-label={formatMessage(showcaseMessages.slots)}>
      {badges.map((badge, place) => (
        <Slot
          key={badge.badgeId}
          tabIndex={-1}
          {...{ [placeMark]: place }}
          $isHeld={held === place}
          onPointerDown={hold(place)}
        >
          <ShowcaseSlot
            badge={badge}
            isFirst={place === 0}
            isLast={place === badges.length - 1}
            onMove={(by, button) => {
              keepFocus(button);
              move(place, place + by);
            }}
            onRemove={() => {
              focusPlace(place);
              remove(badge);
            }}
          />
        </Slot>
      ))}
      {empty.map((place) => (
        <Slot key={place} tabIndex={-1}>
          <Empty>{place >= slots && <Icon name="lock" />}</Empty>
          <div>
            <Name>
              <FormattedMessage {...showcaseTemplates.slot} values={{ slot: place + 1 }} />
            </Name>
            <Note>
              {place < slots || opensAt === null ? (
                <FormattedMessage {...showcaseMessages.free} />
              ) : (
                <FormattedMessage {...showcaseTemplates.opens} values={{ level: opensAt }} />
              )}
            </Note>
          </div>
        </Slot>
      ))}
    </Slots>
  );
}

/**
 * Keeps the keyboard where it was: on the button that moved with its badge, which loses it in some browsers, and at the
 * place of a badge that was taken out.
 */
function useFocusAfterChange(list: RefObject<HTMLElement | null>) {
  const next = useRef<() => Element | undefined>(null);
  useEffect(() => {
    const element = next.current?.();
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    next.current = null;
  });
  return {
    keepFocus: (button: HTMLElement) => {
      next.current = () => button;
    },
    focusPlace: (place: number) => {
      next.current = () => list.current?.children[place];
    },
  };
}
