import { errorText } from '../http/errorCatalog';
import { isRecord } from '../http/parse';
import { metricsPaths, metricsTimeoutMs } from './config';
import type { MetricsVendor, VendorSettings } from './events';

interface ContainerStatus {
  url: string;
  isLoaded: boolean;
}

/**
 * The publisher's tag containers and their data layer. They run in a sandboxed frame, so that no container can access
 * the page, its store or its storage (docs/decisions/005-tags-in-a-sandbox.md).
 */
export function createTagContainers({
  containerUrls,
  log,
}: Pick<VendorSettings, 'containerUrls' | 'log'>): MetricsVendor {
  const frame = document.createElement('iframe');
  const { port1: port, port2: framePort } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    port.close();
    frame.remove();
  };

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const missing = new Set(containerUrls);
      timer = setTimeout(() => reject(new Error(errorText('metrics/timeout'))), metricsTimeoutMs);
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (!isContainerStatus(data) || !missing.delete(data.url)) return;
        if (data.isLoaded) resolve();
        else if (missing.size === 0) reject(new Error(errorText('metrics/seedFailed')));
        else log(errorText('metrics/seedFailed'));
      };
      frame.addEventListener(
        'load',
        () => {
          // A sandboxed page has an opaque origin, which cannot be a target origin.
          frame.contentWindow?.postMessage({ type: 'load', urls: containerUrls }, '*', [framePort]);
        },
        { once: true },
      );
      Object.assign(frame, { src: `${metricsPaths.frame}/index.html`, hidden: true, tabIndex: -1, title: '' });
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.setAttribute('aria-hidden', 'true');
      document.body.append(frame);
    }).then(
      () => clearTimeout(timer),
      (error: unknown) => {
        stop();
        throw error;
      },
    );

  /** Firefox keeps no page for Back whose frame gets a message while the page is hidden: such an event waits for the page. */
  const send: MetricsVendor['send'] = (event) => {
    if (document.visibilityState !== 'hidden') port.postMessage(event);
    else document.addEventListener('visibilitychange', () => send(event), { once: true });
  };

  return { name: 'tag containers', start, send, stop };
}

const isContainerStatus = (data: unknown): data is ContainerStatus =>
  isRecord(data) && typeof data.url === 'string' && typeof data.isLoaded === 'boolean';
