import { MessageChannel, MessagePort } from 'node:worker_threads';
import { createMetrics } from './metrics';
import { createTagContainers } from './tagContainers';

// jsdom has no MessageChannel.
Reflect.set(globalThis, 'MessageChannel', MessageChannel);

const urls = ['https://tags.example/a.js', 'https://tags.example/b.js'];

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Opens the frame; returns the messages that it receives, and a function that reports the state of a container. */
async function open() {
  const logged: string[] = [];
  const vendor = createTagContainers({ containerUrls: urls, log: (text) => logged.push(text) });
  const metrics = createMetrics([vendor], (text) => logged.push(text));
  metrics.initialize();
  const frame = document.querySelector('iframe');
  if (!frame?.contentWindow) throw new Error('There is no frame.');
  const received: unknown[] = [];
  const handed = new Promise<MessagePort>((resolve) => {
    jest
      .spyOn(frame.contentWindow ?? window, 'postMessage')
      .mockImplementation((...[message, , transfer]: unknown[]) => {
        received.push(message);
        if (Array.isArray(transfer) && transfer[0] instanceof MessagePort) resolve(transfer[0]);
      });
  });
  frame.dispatchEvent(new Event('load'));
  const port = await handed;
  const dataLayer: unknown[] = [];
  port.on('message', (data: unknown) => dataLayer.push(data));
  const report = async (url: unknown, isLoaded: boolean) => {
    port.postMessage({ url, isLoaded });
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { frame, metrics, logged, received, dataLayer, report, close: () => port.close() };
}

const event = { type: 'action', page: 'home', action: 'join', place: null } as const;

describe('the tag containers', () => {
  it('run in a frame that may run scripts and nothing else', async () => {
    const { frame, received, close } = await open();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame).not.toBeVisible();
    expect(received).toEqual([{ type: 'load', urls }]);
    close();
  });

  it('receive events once one of them is loaded', async () => {
    const { metrics, dataLayer, report, close } = await open();
    metrics.send(event);
    await report(urls[0], true);
    expect(dataLayer).toEqual([event]);
    close();
  });

  it('receive an event of a hidden page once it is visible again', async () => {
    const { metrics, dataLayer, report, close } = await open();
    await report(urls[0], true);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    metrics.send(event);
    await report(urls[1], true);
    expect(dataLayer).toEqual([]);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await report(urls[1], true);
    expect(dataLayer).toEqual([event]);
    close();
  });

  it('are logged when they do not load, and the last failure removes the frame', async () => {
    const { metrics, logged, dataLayer, report, close } = await open();
    await report(urls[0], false);
    expect(document.querySelector('iframe')).toBeInTheDocument();
    await report(urls[1], false);
    metrics.send(event);
    expect(logged).toEqual(['Omniture: Failed to load seed file', 'Omniture: Failed to load seed file']);
    expect(dataLayer).toEqual([]);
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
    close();
  });

  it.each([['https://evil.example/c.js'], [undefined], [{}]])(
    'are not loaded when the frame reports %j',
    async (url) => {
      const { metrics, dataLayer, report, close } = await open();
      metrics.send(event);
      await report(url, true);
      expect(dataLayer).toEqual([]);
      close();
      metrics.stop();
    },
  );

  it('time out after 15 seconds', async () => {
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
