import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Badge } from '../../services/clubWebsite/types';
import { moved } from '../../store/badges/badgeShowcase/rules';
import { selectBadgeSlots, selectSelection } from '../../store/badges/badgeShowcase/selectors';
import type { SelectionChange } from '../../store/badges/badgeShowcase/slice';
import { useAppSelector } from '../../store/support/hooks';
import { showcaseTemplates } from './showcase.messages';

/** A choice of badges that is not saved yet, with what was said last of it to screen readers. */
export interface ShowcaseDraft {
  /** In order. */
  badges: Badge[];
  /** How many slots are open. */
  slots: number;
  isFull: boolean;
  isChanged: boolean;
  change: SelectionChange;
  announcement: string;
  has: (badge: Badge) => boolean;
  add: (badge: Badge) => void;
  remove: (badge: Badge) => void;
  move: (from: number, to: number) => void;
}

/**
 * Begins with what the player shows now. What that was, with its revision, stays the ground of the change however long
 * the player takes, so that a change from elsewhere is noticed.
 */
export function useShowcaseDraft(owned: readonly Badge[]): ShowcaseDraft {
  const { formatMessage } = useIntl();
  const slots = useAppSelector(selectBadgeSlots);
  const selection = useAppSelector(selectSelection);
  const [base] = useState(() => ({
    revision: selection.revision,
    badgeList: selection.badges.map(({ badgeId }) => badgeId),
  }));
  const [badgeList, setBadgeList] = useState(() => base.badgeList.slice(0, slots));
  const [announcement, setAnnouncement] = useState('');
  const known = [...owned, ...selection.badges];
  const badges = badgeList.flatMap((id) => known.find(({ badgeId }) => badgeId === id) ?? []);

  const change = (list: string[], { badgeId, name }: Badge) => {
    setBadgeList(list);
    const slot = list.indexOf(badgeId) + 1;
    setAnnouncement(
      slot === 0
        ? formatMessage(showcaseTemplates.isOut, { name })
        : formatMessage(showcaseTemplates.isIn, { name, slot, slots }),
    );
  };
  const isFull = badges.length >= slots;
  const has = ({ badgeId }: Badge) => badgeList.includes(badgeId);
  return {
    badges,
    slots,
    isFull,
    isChanged: badgeList.join() !== base.badgeList.join(),
    change: { base, badgeList },
    announcement,
    has,
    add: (badge) => {
      if (!isFull && !has(badge)) change([...badgeList, badge.badgeId], badge);
    },
    remove: (badge) =>
      change(
        badgeList.filter((id) => id !== badge.badgeId),
        badge,
      ),
    move: (from, to) => {
      const badge = badges[from];
      if (badge && to !== from && to >= 0 && to < badges.length) change(moved(badgeList, from, to), badge);
    },
  };
}
