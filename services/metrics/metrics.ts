import { errorText } from '../http/errorCatalogue';
import type { MetricsEvent, MetricsVendor } from './events';

/** Everybody that is told what is measured. */
export interface Metrics {
  /** Starts the vendors. */
  initialize: () => void;
  /** Tells all vendors, each once it has started. Throws 'Analytics not initialized.' before that (spec 8). */
  send: (event: MetricsEvent) => void;
  stop: () => void;
}

/** As many events as a vendor that has not started may keep waiting; older ones are dropped. */
const longestQueue = 100;

/** All vendors as one. A vendor that does not start or that throws is logged and left alone; the others go on. */
export function createMetrics(vendors: readonly MetricsVendor[], log: (text: string) => void): Metrics {
  let told: ((event: MetricsEvent) => void)[] | null = null;
  return {
    initialize: () => {
      told ??= vendors.map((vendor) => startVendor(vendor, log));
    },
    send: (event) => {
      if (!told) throw new Error(errorText('metrics/notInitialized'));
      for (const tell of told) tell(event);
    },
    stop: () => {
      told = null;
      for (const vendor of vendors) quietly(() => vendor.stop(), vendor, log);
    },
  };
}

/** Keeps events until the vendor takes them. */
function startVendor(vendor: MetricsVendor, log: (text: string) => void) {
  let waiting: MetricsEvent[] | null = [];
  let isReady = false;
  const start = async () => {
    try {
      await vendor.start();
      isReady = true;
      for (const event of waiting ?? []) quietly(() => vendor.send(event), vendor, log);
    } catch (error) {
      log(reasonOf(error));
    }
    waiting = null;
  };
  void start();
  return (event: MetricsEvent) => {
    if (isReady) quietly(() => vendor.send(event), vendor, log);
    else waiting = waiting && [...waiting, event].slice(-longestQueue);
  };
}

function quietly(work: () => void, { name }: MetricsVendor, log: (text: string) => void) {
  try {
    work();
  } catch (error) {
    log(`${name}: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
