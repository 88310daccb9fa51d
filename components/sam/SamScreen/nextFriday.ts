const friday = 5;
const daysInWeek = 7;

/** Midnight (local time) of the Friday on or after `now`, the day of the assistant's update (spec 1). */
export function nextFriday(now: Date): Date {
  const ahead = (friday - now.getDay() + daysInWeek) % daysInWeek;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
}
