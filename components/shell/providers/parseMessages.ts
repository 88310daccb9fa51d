// The bundler replaces the parser package with a stub in the browser; the path bypasses that. Import this module lazily.
import { parse } from '../../../node_modules/@formatjs/icu-messageformat-parser/index.js';
import type { CompiledMessages } from '../../../services/locale/readMessages';

export const parseMessages = (texts: Record<string, string>): CompiledMessages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
