import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());
export type Texts = z.infer<typeof texts>;

/** The texts of a JSON file by their keys; none where the file does not exist. Throws on any other shape. */
export const readTexts = (file: string): Texts =>
  existsSync(file) ? texts.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
