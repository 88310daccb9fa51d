import { errorText } from '../http/errorCatalog';
import { createBeacon } from './beacon';
import type { CreateVendors, MetricsEvent, MetricsVendor } from './events';
import { createTagContainers } from './tagContainers';

export interface Metrics {
  initialize: () => void;
  /** Sends an event to all vendors, each once it has started. Throws 'Analytics not initialized.' before that (spec 8). */
  send: (event: MetricsEvent) => void;
  stop: () => void;
}

/** Older events are dropped. */
const longestQueue = 100;

export const createVendors: CreateVendors = (settings) => [createBeacon(settings), createTagContainers(settings)];

/** A vendor that fails to start or throws is logged; the others continue. */
export function createMetrics(vendors: readonly MetricsVendor[], log: (text: string) => void): Metrics {
  let senders: ((event: MetricsEvent) => void)[] | null = null;
  return {
    initialize: () => {
      senders ??= vendors.map((vendor) => startVendor(vendor, log));
    },
    send: (event) => {
      if (!senders) throw new Error(errorText('metrics/notInitialized'));
      for (const sendTo of senders) sendTo(event);
    },
    stop: () => {
      senders = null;
      for (const vendor of vendors) quietly(() => vendor.stop(), vendor, log);
    },
  };
}

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
