import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformProcess } from '../../../platform/testing/platformProcess';

/** The email to an address that a call causes. Emails are sent by a job. */
export async function emailFrom(
  call: () => Promise<unknown>,
  { email, platform }: { email: string; platform: PlatformProcess },
): Promise<string> {
  const before = await emailsTo(email, platform);
  await call();
  const after = await untilEmails(email, platform, before.length + 1);
  return after.find(({ file }) => before.every((one) => one.file !== file))?.text ?? '';
}

/** Confirms the address of a new account by the link that its sign-up emailed. */
export async function confirmEmail({ email, platform }: { email: string; platform: PlatformProcess }): Promise<void> {
  const texts = (await untilEmails(email, platform, 1)).map(({ text }) => text);
  const link = new URL(/https?:\S+/.exec(texts.join('\n'))?.[0] ?? '');
  await platform.call(link.pathname, {
    method: 'POST',
    headers: { Origin: platform.url },
    body: Object.fromEntries(link.searchParams),
  });
}

/** The emails to an address, once there are so many. */
async function untilEmails(email: string, platform: PlatformProcess, count: number) {
  const deadline = Date.now() + 5000;
  while (Date.now() < deadline) {
    const emails = await emailsTo(email, platform);
    if (emails.length >= count) return emails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There are fewer than ${count} emails to ${email}.`);
}

async function emailsTo(email: string, { emailsFolder }: PlatformProcess) {
  const names = await readdir(emailsFolder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(emailsFolder, name));
  const emails = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  return emails.filter(({ text }) => text.startsWith(`To: ${email}`));
}
