import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts letters into a folder, one file each, where a mail server picks them up; on a laptop they are read there.
 * A file is written under another name first, so that nobody picks up half a letter.
 */
export const lettersTo = (folder: string) => async (letter: { to: string; subject: string; text: string }) => {
  await mkdir(folder, { recursive: true });
  const name = join(folder, randomUUID());
  const headers = [
    `To: ${oneLine(letter.to)}`,
    `Subject: ${oneLine(letter.subject)}`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  await writeFile(`${name}.part`, `${headers.join('\r\n')}\r\n\r\n${letter.text}\r\n`);
  await rename(`${name}.part`, `${name}.eml`);
};

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');
