const friday = 5;
const daysInWeek = 7;

/** The Friday on or after a moment by the reader's own calendar, at midnight; the assistant is updated on it (spec 1). */
export function nextFriday(now: Date): Date {
  const ahead = (friday - now.getDay() + daysInWeek) % daysInWeek;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
}
