import type { MetricsEvent, MetricsVendor } from './events';
import { createMetrics } from './metrics';

const event: MetricsEvent = { type: 'action', page: 'home', action: 'join', place: 'header' };
const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

function buildVendor(overrides: Partial<MetricsVendor> = {}) {
  const sent: MetricsEvent[] = [];
  const vendor: MetricsVendor = {
    name: 'test',
    start: () => Promise.resolve(),
    send: (each) => sent.push(each),
    stop: () => undefined,
    ...overrides,
  };
  return { vendor, sent };
}

function given(...vendors: MetricsVendor[]) {
  const logged: string[] = [];
  return { logged, metrics: createMetrics(vendors, (text) => logged.push(text)) };
}

describe('all vendors as one', () => {
  it('reject an event before they are initialized, and after they are stopped', () => {
    const { metrics } = given(buildVendor().vendor);
    expect(() => metrics.send(event)).toThrow('Analytics not initialized.');
    metrics.initialize();
    metrics.stop();
    expect(() => metrics.send(event)).toThrow('Analytics not initialized.');
  });

  it('queue events for a starting vendor in order', async () => {
    let begin: () => void = () => undefined;
    const { vendor, sent } = buildVendor({ start: () => new Promise((resolve) => (begin = resolve)) });
    const { metrics } = given(vendor);
    metrics.initialize();
    metrics.send(event);
    metrics.send({ ...event, action: 'sign-in' });
    await rest();
    expect(sent).toEqual([]);
    begin();
    await rest();
    metrics.send({ ...event, action: 'claim' });
    expect(sent.map((each) => each.type === 'action' && each.action)).toEqual(['join', 'sign-in', 'claim']);
  });

  it('continue without one that does not start, and log why', async () => {
    const broken = buildVendor({ start: () => Promise.reject(new Error('Omniture: Failed to load seed file')) });
    const whole = buildVendor();
    const { metrics, logged } = given(broken.vendor, whole.vendor);
    metrics.initialize();
    await rest();
    metrics.send(event);
    expect([broken.sent, whole.sent]).toEqual([[], [event]]);
    expect(logged).toEqual(['Omniture: Failed to load seed file']);
  });

  it('continue when one throws', async () => {
    const broken = buildVendor({
      send: () => {
        throw new Error('no');
      },
    });
    const whole = buildVendor();
    const { metrics, logged } = given(broken.vendor, whole.vendor);
    metrics.initialize();
    await rest();
    metrics.send(event);
    expect(whole.sent).toEqual([event]);
    expect(logged).toEqual(['test: no']);
  });
});
