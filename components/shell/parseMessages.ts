// The bundler gives browsers a stand-in for the parser by its name, so this asks for the file. Loaded when needed only.
import { parse } from '../../node_modules/@formatjs/icu-messageformat-parser/index.js';
import type { CompiledMessages } from '../../services/locale/readMessages';

/** Parses the texts of a language file, which come as they were translated. */
export const parseMessages = (texts: Record<string, string>): CompiledMessages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
