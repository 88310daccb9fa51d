import { errorCatalog, errorText } from './errorCatalog';

describe('the error catalog', () => {
  test.each([
    ['units/balanceUnavailable', 'Sorry, your balance is not available at the moment. Please retry later.'],
    ['game/missing', 'This action needs the current game to be populated.'],
    ['http/noTicket', 'Call to this service endpoint needs the auth ticket.'],
    ['sso/ticketTimeout', 'timeout while getting ticket'],
    ['sso/ticketUnavailable', 'unable to retreive user ticket'],
    ['sso/outsideBrowser', 'Must be in browser'],
    ['console/stage1', 'Console login failed at stage 1: {reason}'],
    ['console/stage2', 'Console login failed at stage 2: {reason}'],
    ['locale/unsupported', 'Locale "{locale}" isn\'t supported.'],
    ['locale/loadFailed', 'Error loading locale: {reason}'],
    ['locale/noData', 'No locale data has been added for the locale or the default locale.'],
    ['locale/noPluralRule', 'Locale data is missing a plural rule function.'],
    ['locale/missingVariable', "The intl string context variable '{name}' was not provided to the string '{id}'."],
    ['locale/missingValue', 'A value must be provided for: {name}.'],
    ['router/invalidPage', 'The default export is not a React Component in page'],
    ['router/cancelled', 'Route Cancelled'],
    ['router/duplicateRoute', 'Route "{name}" already exists'],
    ['router/duplicateListener', 'Listener already exists for router event.'],
    ['router/unsupportedEvent', 'Unsupported router event name.'],
    ['metrics/notInitialized', 'Analytics not initialized.'],
    ['metrics/seedFailed', 'Omniture: Failed to load seed file'],
    ['metrics/timeout', 'Request time out'],
    ['metrics/cancelled', 'Page view cancelled.'],
  ] as const)('%s has the exact text of spec 8', (code, text) => {
    expect(errorCatalog[code]).toBe(text);
  });

  it('fills every placeholder, and takes a value as it is', () => {
    expect(errorText('locale/unsupported', { locale: 'xx-XX' })).toBe('Locale "xx-XX" isn\'t supported.');
    expect(errorText('locale/missingVariable', { name: '$& count', id: 'units.due' })).toBe(
      "The intl string context variable '$& count' was not provided to the string 'units.due'.",
    );
    expect(errorText('game/missing')).toBe('This action needs the current game to be populated.');
  });
});
