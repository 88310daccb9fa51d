import { withoutPopup, withPopup } from './popupAddress';

describe('an address with an overlay', () => {
  it.each([
    ['/dashboard', '/dashboard?_popup=faq'],
    ['/fr-FR/units?nav=0', '/fr-FR/units?nav=0&_popup=faq'],
    ['/rewards?q=a+b%26c&_popup=profile#top', '/rewards?q=a+b%26c&_popup=faq#top'],
    ['', '?_popup=faq'],
  ])('from %j is %j', (address, opened) => {
    expect(withPopup(address, 'faq')).toBe(opened);
  });
});

describe('an address whose overlay closes', () => {
  it.each([
    ['/dashboard?_popup=faq', '/dashboard'],
    ['/units?_popup=faq&nav=0', '/units?nav=0'],
    ['/units?nav=0&%5Fpopup=faq&_popup=avatar#lots', '/units?nav=0#lots'],
    ['/rewards?q=a+b%26c&_popup=', '/rewards?q=a+b%26c'],
    ['/rewards', '/rewards'],
  ])('%j becomes %j', (address, closed) => {
    expect(withoutPopup(address)).toBe(closed);
  });
});
