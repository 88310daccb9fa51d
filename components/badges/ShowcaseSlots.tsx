import { useCallback, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { badgeSlots, nextBadgeSlotLevel } from '../../store/profile/rules';
import { Icon } from '../ui/Icon';
import { ShowcaseSlot } from './ShowcaseSlots.Slot';
import { Empty, Name, Note, Slot, Slots } from './ShowcaseSlots.styles';
import { showcaseMessages, showcaseTemplates } from './showcase.messages';
import { placeMark, useDragOrder } from './useDragOrder';
import type { ShowcaseDraft } from './useShowcaseDraft';

/** The slots: filled ones to be moved and emptied, free ones, and those that a level to come opens. */
export function ShowcaseSlots({ draft: { badges, slots, move, remove } }: { draft: ShowcaseDraft }) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useFocusAfterMove(list);
  const { held, hold } = useDragOrder(useCallback((from: number, to: number) => move(from, to), [move]));
  const opensAt = nextBadgeSlotLevel(slots);
  const empty = Array.from({ length: badgeSlots.total - badges.length }, (_, index) => badges.length + index);
  return (
    <Slots ref={list} aria-label={formatMessage(showcaseMessages.slots)}>
      {badges.map((badge, place) => (
        <Slot key={badge.badgeId} {...{ [placeMark]: place }} $isHeld={held === place} onPointerDown={hold(place)}>
          <ShowcaseSlot
            badge={badge}
            isFirst={place === 0}
            isLast={place === badges.length - 1}
            onMove={(by, button) => {
              keepFocus(button);
              move(place, place + by);
            }}
            onRemove={() => remove(badge)}
          />
        </Slot>
      ))}
      {empty.map((place) => (
        <Slot key={place}>
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

/** A button that moved with its badge loses the keyboard in some browsers: it gets it back. */
function useFocusAfterMove(list: React.RefObject<HTMLElement | null>) {
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    const moved = button.current;
    button.current = null;
    if (moved && list.current?.contains(moved)) moved.focus();
  });
  return (pressed: HTMLElement) => {
    button.current = pressed;
  };
}
