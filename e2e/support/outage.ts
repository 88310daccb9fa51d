import { controlPort } from './platformControl';
import { e2ePorts } from './settings';

/** Stops the platform under test, and starts it again on the same database. */
export const platform = { stop: () => order('stop'), start: () => order('start') };

async function order(work: 'stop' | 'start'): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${controlPort(e2ePorts.platform)}/${work}`);
  if (!response.ok) throw new Error(`The platform did not ${work}: ${await response.text()}`);
}
