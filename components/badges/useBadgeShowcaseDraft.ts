import { useState } from 'react';
import type { Badge } from '../../services/clubWebsite/badges';
import { moved } from '../../store/badges/badgeShowcase/rules';
import { selectBadgeSlots, selectSelection } from '../../store/badges/badgeShowcase/selectors';
import type { SelectionChange } from '../../store/badges/badgeShowcase/tasks';
import { usePlayerSelector } from '../../store/support/hooks';
import { useTexts } from '../ui/text/useTexts';

export type BadgeShowcaseDraft = ReturnType<typeof useBadgeShowcaseDraft>;

/** What the player has changed and not saved, and how to change it; it outlives the dialog, which Escape closes. */
export type UnsavedSelection = readonly [SelectionChange | null, (change: SelectionChange | null) => void];

/**
 * Starts with the current badge showcase. The first change keeps that selection and its revision as its base, so that a
 * concurrent change from another device is detected.
 */
export function useBadgeShowcaseDraft(owned: readonly Badge[], [unsaved, setUnsaved]: UnsavedSelection) {
  const t = useTexts();
  const slots = usePlayerSelector(selectBadgeSlots);
  const selection = usePlayerSelector(selectSelection);
  const stored = { revision: selection.revision, badgeList: selection.badges.map(({ badgeId }) => badgeId) };
  const { base, badgeList } = unsaved ?? { base: stored, badgeList: stored.badgeList.slice(0, slots) };
  const [announcement, setAnnouncement] = useState('');
  const known = [...owned, ...selection.badges];
  const badges = badgeList.flatMap((id) => known.find(({ badgeId }) => badgeId === id) ?? []);

  const change = (list: string[], { badgeId, name }: Badge) => {
    setUnsaved({ base, badgeList: list });
    const slot = list.indexOf(badgeId) + 1;
    setAnnouncement(
      slot === 0 ? t('badges.showcase.isOut', { name }) : t('badges.showcase.isIn', { name, slot, slots }),
    );
  };
  const isFull = badges.length >= slots;
  const has = ({ badgeId }: Badge) => badgeList.includes(badgeId);
  return {
    /** In order. */
    badges,
    /** The number of unlocked slots. */
    slots,
    isFull,
    isChanged: badgeList.join() !== base.badgeList.join(),
    change: { base, badgeList } satisfies SelectionChange,
    announcement,
    has,
    add: (badge: Badge) => {
      if (!isFull && !has(badge)) change([...badgeList, badge.badgeId], badge);
    },
    remove: (badge: Badge) =>
      change(
        badgeList.filter((id) => id !== badge.badgeId),
        badge,
      ),
    move: (from: number, to: number) => {
      const badge = badges[from];
      if (badge && to !== from && to >= 0 && to < badges.length) change(moved(badgeList, from, to), badge);
    },
  };
}
