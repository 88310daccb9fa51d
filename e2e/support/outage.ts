import { controlPort } from './platformControl';
import { e2ePorts } from './settings';

/**
 * Stops the platform under test, and starts it on the same database: whole, with the calls of the specification alone, or
 * for a desktop app that frames the site.
 */
export const platform = {
  stop: () => request('stop'),
  start: () => request('start'),
  startWithSectionSeven: () => request('startWithSectionSeven'),
  startForEmbedder: () => request('startForEmbedder'),
};

async function request(action: keyof typeof platform): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${controlPort(e2ePorts.platform)}/${action}`);
  if (!response.ok) throw new Error(`The platform did not ${action}: ${await response.text()}`);
}
