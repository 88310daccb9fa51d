/**
 * Every error text of spec 8, exactly; the texts of console errors are our own. Codes are `area/reason`; the texts that
 * players see come from messages with the same codes as keys.
 */
export const errorCatalog = {
  'units/balanceUnavailable': 'Sorry, your balance is not available at the moment. Please retry later.',
  'game/missing': 'This action needs the current game to be populated.',
  'http/noTicket': 'Call to this service endpoint needs the auth ticket.',
  'sso/ticketTimeout': 'timeout while getting ticket',
  'sso/ticketUnavailable': 'unable to retreive user ticket',
  'sso/outsideBrowser': 'Must be in browser',
  'console/stage1': 'Console login failed at stage 1: {reason}',
  'console/stage2': 'Console login failed at stage 2: {reason}',
  'locale/unsupported': 'Locale "{locale}" isn\'t supported.',
  'locale/loadFailed': 'Error loading locale: {reason}',
  'locale/noData': 'No locale data has been added for the locale or the default locale.',
  'locale/noPluralRule': 'Locale data is missing a plural rule function.',
  'locale/missingVariable': "The intl string context variable '{name}' was not provided to the string '{id}'.",
  'locale/missingValue': 'A value must be provided for: {name}.',
  'router/invalidPage': 'The default export is not a React Component in page',
  'router/cancelled': 'Route Cancelled',
  'router/duplicateRoute': 'Route "{name}" already exists',
  'router/duplicateListener': 'Listener already exists for router event.',
  'router/unsupportedEvent': 'Unsupported router event name.',
  'metrics/notInitialized': 'Analytics not initialized.',
  'metrics/seedFailed': 'Omniture: Failed to load seed file',
  'metrics/timeout': 'Request time out',
  'metrics/cancelled': 'Page view cancelled.',
} as const;

export type CatalogCode = keyof typeof errorCatalog;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Code extends CatalogCode> = Record<Placeholder<(typeof errorCatalog)[Code]>, string>;

/** `errorText('locale/unsupported', { locale: 'xx' })`. */
export function errorText<Code extends CatalogCode>(
  code: Code,
  ...[values]: [keyof Values<Code>] extends [never] ? [] : [values: Values<Code>]
): string {
  return Object.entries<string>(values ?? {}).reduce<string>(
    (text, [name, value]) => text.replace(`{${name}}`, () => value),
    errorCatalog[code],
  );
}
