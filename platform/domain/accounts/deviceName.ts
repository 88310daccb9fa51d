/** Signs of a browser in a `User-Agent`, the more specific first: most browsers also name the ones they derive from. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * What a player recognizes a browser by: "Firefox, Windows"; null where a `User-Agent` names neither. The names are the
 * same in every language, and nothing else of the header is kept.
 */
export function deviceName(userAgent: string | undefined): string | null {
  const found = [browsers, systems].flatMap((signs) => signs.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : null;
}
