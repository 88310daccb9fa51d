import type { MessageFormatElement } from 'react-intl';
import { errorText } from '../http/errorCatalog';
import { isRecord } from '../http/parse';
import { requireSupportedLocale } from './matchLocale';

/** By id: templates, or precompiled templates. */
export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

interface MessagesSource {
  fetch: typeof fetch;
  siteUrl: string;
}

/**
 * Gets the language file of a locale. Rejects with 'Locale "{locale}" isn't supported.' or with
 * 'Error loading locale: {reason}' (spec 8).
 */
export async function loadMessages(locale: string, { fetch, siteUrl }: MessagesSource): Promise<Messages> {
  const code = requireSupportedLocale(locale);
  try {
    const response = await fetch(siteUrl + messagesPath(code));
    if (!response.ok) throw new Error(`the file of ${code} answered ${response.status}`);
    return readMessages(await response.json());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(errorText('locale/loadFailed', { reason }), { cause: error });
  }
}

/** Below the site's origin (spec 7, Other). */
const messagesPath = (code: string) => `/static/lang/${encodeURIComponent(code)}.json`;

/** Throws if it is neither all templates nor all compiled parts. */
function readMessages(json: unknown): Messages {
  if (isRecord(json) && (areTemplates(json) || areCompiled(json))) return json;
  throw new Error('the file is not a list of texts');
}

const areTemplates = (texts: Record<string, unknown>): texts is Record<string, string> =>
  Object.values(texts).every((text) => typeof text === 'string');

const areCompiled = (texts: Record<string, unknown>): texts is Record<string, MessageFormatElement[]> =>
  Object.values(texts).every((parts) => Array.isArray(parts) && parts.every(isRecord));
