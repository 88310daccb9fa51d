import { readEmails } from '../../platform/support/emails';
import { e2ePorts, platformUrl } from './settings';
import { expect } from './test';

/**
 * The link to a page of the sign-on in the newest email to an address, as soon as there is one: some emails are written
 * after the response. `earlier` is a link that a newer email has made invalid.
 */
export async function linkMailedTo(
  address: string,
  page: 'reset' | 'verify' | 'notices' | 'object',
  earlier = '',
): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const emails = await readEmails(`.data/letters-${e2ePorts.platform}`);
      const links = emails.filter(({ to }) => to === address).flatMap(({ text }) => text.match(/https?:\S+/g) ?? []);
      link = links.find((one) => one.startsWith(`${platformUrl}/sso/${page}?`)) ?? '';
      return link !== '' && link !== earlier;
    })
    .toBe(true);
  return link;
}

/** Confirms the address of a new account by the link of its email, without showing the page. */
export async function confirmEmail(address: string): Promise<void> {
  const link = new URL(await linkMailedTo(address, 'verify'));
  const response = await fetch(`${platformUrl}/sso/verify`, {
    method: 'POST',
    headers: { Origin: platformUrl, 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(link.searchParams)),
  });
  if (!(await response.text()).includes('/verify/done')) throw new Error(`${address} was not confirmed.`);
}
