import { createRouterListeners, type RouterEvents } from './connectRouter';
import { parseQuery, requireRouterEventName, routerEventNames } from './rules';

describe('parseQuery', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['?nav=0', { nav: '0' }],
    ['nav=0&_popup=faq', { nav: '0', _popup: 'faq' }],
    ['?tag=a&tag=b&tag=c', { tag: ['a', 'b', 'c'] }],
    ['?q=a+b%26c&empty=', { q: 'a b&c', empty: '' }],
  ])('reads %j', (search, query) => {
    expect(parseQuery(search)).toEqual(query);
  });

  it('reads 1000 keys and no more', () => {
    const search = Array.from({ length: 1200 }, (_, index) => `k${index}=${index}`).join('&');
    const query = parseQuery(`${search}&k0=again`);
    expect(Object.keys(query)).toHaveLength(1000);
    expect(query.k999).toBe('999');
    expect(query.k1000).toBeUndefined();
    expect(query.k0).toEqual(['0', 'again']);
  });

  it('takes keys for keys, whatever they are called', () => {
    expect(Object.keys(parseQuery('?__proto__=x&constructor=y'))).toEqual(['__proto__', 'constructor']);
  });
});

describe('listeners of the router', () => {
  const silent: RouterEvents = { on: () => undefined, off: () => undefined };

  it.each(routerEventNames)('know %s', (name) => {
    expect(requireRouterEventName(name)).toBe(name);
  });

  it('reject an unknown event', () => {
    expect(() => createRouterListeners(silent).listen('routeChanged', jest.fn())).toThrow(
      'Unsupported router event name.',
    );
  });

  it('reject a second listener of an event, until the first has ended', () => {
    const { listen } = createRouterListeners(silent);
    const end = listen('routeChangeStart', jest.fn());
    expect(() => listen('routeChangeStart', jest.fn())).toThrow('Listener already exists for router event.');
    end();
    expect(() => listen('routeChangeStart', jest.fn())).not.toThrow();
  });
});
