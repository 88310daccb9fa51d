import { useEffect, useState } from 'react';
import type { CompiledMessages } from '../../services/locale/readMessages';
import type { Messages } from '../../services/locale/messages';

const none: CompiledMessages = {};

/** A language file's texts, parsed; nothing until that is done, so that English stands in. */
export function useReadableMessages(messages: Messages): CompiledMessages {
  const [parsed, setParsed] = useState({ of: messages, texts: none });

  useEffect(() => {
    let isWanted = true;
    void parseLater(messages).then((texts) => {
      if (isWanted) setParsed({ of: messages, texts });
    });
    return () => {
      isWanted = false;
    };
  }, [messages]);

  return parsed.of === messages ? parsed.texts : none;
}

async function parseLater(messages: Messages): Promise<CompiledMessages> {
  const entries = Object.entries<Messages[string]>(messages);
  const templates = entries.flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : []));
  if (templates.length === 0)
    return Object.fromEntries(entries.flatMap(([id, parts]) => (typeof parts === 'string' ? [] : [[id, parts]])));
  const { parseMessages } = await import('./parseMessages');
  return parseMessages(Object.fromEntries(templates));
}
