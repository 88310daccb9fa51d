import { withPopup } from './PopupLink';

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
