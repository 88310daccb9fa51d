import { MessageChannel, MessagePort } from 'node:worker_threads';
import { createMetrics } from './metrics';
import { createTagContainers } from './tagContainers';

// The browser of the tests has none.
Reflect.set(globalThis, 'MessageChannel', MessageChannel);

const urls = ['https://tags.example/a.js', 'https://tags.example/b.js'];

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** A frame that was opened, seen from inside: what it is told, and a way to tell how the containers fare. */
async function open() {
  const logged: string[] = [];
  const vendor = createTagContainers({ containerUrls: urls, log: (text) => logged.push(text) });
  const metrics = createMetrics([vendor], (text) => logged.push(text));
  metrics.initialize();
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame.');
  const told: unknown[] = [];
  const handed = new Promise<MessagePort>((resolve) => {
    jest
      .spyOn(frame.contentWindow ?? window, 'postMessage')
      .mockImplementation((...[message, , transfer]: unknown[]) => {
        told.push(message);
        if (Array.isArray(transfer) && transfer[0] instanceof MessagePort) resolve(transfer[0]);
      });
  });
  frame.dispatchEvent(new Event('load'));
  const port = await handed;
  const dataLayer: unknown[] = [];
  port.on('message', (data: unknown) => dataLayer.push(data));
  const tell = async (url: unknown, isLoaded: boolean) => {
    port.postMessage({ url, isLoaded });
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { frame, metrics, logged, told, dataLayer, tell, close: () => port.close() };
}

const event = { type: 'action', page: 'home', action: 'join', place: null } as const;

describe('the tag containers', () => {
  it('run in a frame that may run scripts and nothing else', async () => {
    const { frame, told, close } = await open();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame).not.toBeVisible();
    expect(told).toEqual([{ type: 'load', urls }]);
    close();
  });

  it('get events once one of them is there', async () => {
    const { metrics, dataLayer, tell, close } = await open();
    metrics.send(event);
    await tell(urls[0], true);
    expect(dataLayer).toEqual([event]);
    close();
  });

  it('are logged when they do not load, and the frame goes with the last', async () => {
    const { metrics, logged, dataLayer, tell, close } = await open();
    await tell(urls[0], false);
    expect(document.querySelector('iframe')).toBeInTheDocument();
    await tell(urls[1], false);
    metrics.send(event);
    expect(logged).toEqual(['Omniture: Failed to load seed file', 'Omniture: Failed to load seed file']);
    expect(dataLayer).toEqual([]);
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
    close();
  });

  it.each([['https://evil.example/c.js'], [undefined], [{}]])(
    'are not taken for there when the frame speaks of %j',
    async (url) => {
      const { metrics, dataLayer, tell, close } = await open();
      metrics.send(event);
      await tell(url, true);
      expect(dataLayer).toEqual([]);
      close();
      metrics.stop();
    },
  );

  it('are given up after 15 seconds', async () => {
    jest.useFakeTimers();
    const logged: string[] = [];
    const vendor = createTagContainers({ containerUrls: urls, log: () => undefined });
    const started = vendor.start().catch((error: unknown) => logged.push(String(error)));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(logged).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await started;
    expect(logged).toEqual(['Error: Request time out']);
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
  });
});
