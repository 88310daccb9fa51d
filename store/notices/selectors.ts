import type { PlayerState } from '../rootReducer';

export const selectNotices = ({ notices }: PlayerState) => notices;

/** True while a notice is unread, or is marked as new in the open list. */
export const selectHasNewNotices = ({ notices: { notices, unread } }: PlayerState) =>
  unread > 0 || notices.some(({ readDate }) => readDate === null);
