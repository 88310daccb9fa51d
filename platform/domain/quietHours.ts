/** Hours of the day, in the player's time zone, in which no notice is sent. */
export interface QuietHours {
  isOn: boolean;
  /** The hour, 0 to 23, with which they begin. */
  from: number;
  /** The hour with which they end; on the next day where it is smaller than `from`. */
  until: number;
  /** An IANA name, such as `Europe/Paris`. */
  timeZone: string;
}

/** What players have who have set nothing. */
export const defaultQuietHours = { isOn: true, from: 22, until: 8 } as const;

const quarterMs = 15 * 60_000;

/** When the quiet hours end in which `now` is; null outside of them. */
export function quietHoursEnd({ isOn, from, until, timeZone }: QuietHours, now: Date): Date | null {
  const hourAt = hourIn(timeZone);
  const isQuiet = (time: Date) => {
    const hour = hourAt(time);
    return from < until ? hour >= from && hour < until : hour >= from || hour < until;
  };
  if (!isOn || from === until || !isQuiet(now)) return null;
  // Every zone is whole quarters of an hour from UTC, also where the clocks change meanwhile.
  let end = new Date(Math.floor(now.getTime() / quarterMs) * quarterMs);
  while (isQuiet(end)) end = new Date(end.getTime() + quarterMs);
  return end;
}

function hourIn(timeZone: string): (time: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (time) => Number(format.format(time));
}

/** Whether a text is the IANA name of a time zone that the platform knows; offsets such as +01:00 are none. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** A country's only zone, or the one where most of its people live. */
const zones: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  HK: 'Asia/Hong_Kong',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  MX: 'America/Mexico_City',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  NZ: 'Pacific/Auckland',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TR: 'Europe/Istanbul',
  TW: 'Asia/Taipei',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  ZA: 'Africa/Johannesburg',
};

export const timeZoneOf = (country: string): string => zones[country] ?? 'UTC';
