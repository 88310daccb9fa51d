/** In ms; the last day of a shorter month. */
export function monthsBefore(instant: number, months: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // The target month lacks that day.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
