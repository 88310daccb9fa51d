import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformProcess } from '../../../platform/testing/platformProcess';

/** The e-mail to an address that a call causes. E-mails are sent in the background; waits for two seconds. */
export async function emailFrom(
  call: () => Promise<unknown>,
  { email, platform }: { email: string; platform: PlatformProcess },
): Promise<string> {
  const before = await emailsTo(email, platform);
  await call();
  const deadline = Date.now() + 2000;
  while (Date.now() < deadline) {
    const received = (await emailsTo(email, platform)).find(({ file }) => before.every((one) => one.file !== file));
    if (received) return received.text;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There is no e-mail to ${email}.`);
}

/** Confirms the address of a new account by the link that its sign-up e-mailed. */
export async function confirmEmail({ email, platform }: { email: string; platform: PlatformProcess }): Promise<void> {
  const texts = (await emailsTo(email, platform)).map(({ text }) => text);
  const link = new URL(/https?:\S+/.exec(texts.join('\n'))?.[0] ?? '');
  await platform.call(link.pathname, {
    method: 'POST',
    headers: { Origin: platform.url },
    body: Object.fromEntries(link.searchParams),
  });
}

async function emailsTo(email: string, { emailsFolder }: PlatformProcess) {
  const names = await readdir(emailsFolder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(emailsFolder, name));
  const emails = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  return emails.filter(({ text }) => text.startsWith(`To: ${email}`));
}
