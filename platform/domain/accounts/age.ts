/** Nobody younger can have an account. */
export const minimumAge = 13;

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typed date with the digits of ASCII: Japanese keyboards type full-width ones. */
export const readDate = (typed: string): string => typed.normalize('NFKC');

/** Parses a date of birth in UTC; null where there is no such day. */
export function parseDateOfBirth(text: string): Date | null {
  if (!isoDate.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : date;
}

/** The latest date of birth for an age, for clients that send only an age. */
export const latestBirthOf = (age: number, today: Date) =>
  new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate())).toISOString().slice(0, 10);

export function ageGroupOf(age: number): 'Child' | 'Teen' | 'Adult' {
  if (age < minimumAge) return 'Child';
  return age < 18 ? 'Teen' : 'Adult';
}
