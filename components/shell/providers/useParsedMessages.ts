import { useEffect, useState } from 'react';
import type { CompiledMessages } from '../../../services/locale/readMessages';
import type { Messages } from '../../../services/locale/messages';
import { loadPart } from '../../ui/browser/loadPart';

const none: CompiledMessages = {};

/** The parsed texts of a language file; empty until the parser is done, so that English is shown. */
export function useParsedMessages(messages: Messages): CompiledMessages {
  const [parsed, setParsed] = useState({ of: messages, texts: none });

  useEffect(() => {
    let isCurrent = true;
    void parseLater(messages).then((texts) => {
      if (isCurrent) setParsed({ of: messages, texts });
    });
    return () => {
      isCurrent = false;
    };
  }, [messages]);

  return parsed.of === messages ? parsed.texts : none;
}

async function parseLater(messages: Messages): Promise<CompiledMessages> {
  const templates: Record<string, string> = {};
  const compiled: CompiledMessages = {};
  for (const [id, text] of Object.entries<Messages[string]>(messages)) {
    if (typeof text === 'string') templates[id] = text;
    else compiled[id] = text;
  }
  if (Object.keys(templates).length === 0) return compiled;
  const { parseMessages } = await loadPart(() => import('./parseMessages'));
  return parseMessages(templates);
}
