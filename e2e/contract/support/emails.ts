import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformProcess } from '../../../platform/testing/platformProcess';

/** Confirms the address of a new account by the link that its sign-up emailed. */
export async function confirmEmail({ email, platform }: { email: string; platform: PlatformProcess }): Promise<void> {
  const texts = await untilEmails(email, platform);
  const link = new URL(/https?:\S+/.exec(texts.join('\n'))?.[0] ?? '');
  await platform.call(link.pathname, {
    method: 'POST',
    headers: { Origin: platform.url },
    body: Object.fromEntries(link.searchParams),
  });
}

/** The emails to an address, once there are some. */
async function untilEmails(email: string, platform: PlatformProcess): Promise<string[]> {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline) {
    const emails = await emailsTo(email, platform);
    if (emails.length > 0) return emails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There are no emails to ${email}.`);
}

async function emailsTo(email: string, { emailsFolder }: PlatformProcess) {
  const names = await readdir(emailsFolder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(emailsFolder, name));
  const emails = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return emails.filter((text) => text.startsWith(`To: ${email}`));
}
