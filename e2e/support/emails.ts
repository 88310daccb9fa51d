import { readEmails } from '../../platform/support/emails';
import { e2ePorts } from './settings';
import { expect } from './test';

/** The link in the newest e-mail to an address, as soon as there is one: the platform writes it after its response. */
export async function linkMailedTo(address: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const emails = await readEmails(`.data/letters-${e2ePorts.platform}`);
      link = /https?:\S+/.exec(emails.find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
