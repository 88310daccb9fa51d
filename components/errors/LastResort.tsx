import { useEffect, useState } from 'react';
import type { Messages } from '../../services/locale/messages';
import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';
import { plainEnglish } from '../ui/text/englishTexts';
import type { PlainTextId } from '../ui/text/useTexts';

const frame = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'start',
  gap: 16,
  minHeight: '100vh',
  padding: 24,
  background: tokens.color.ink950,
  color: tokens.color.text,
  font: `400 1rem/1.6 ${tokens.font.body}`,
} as const;

const title = { margin: 0, font: `600 2rem/1.1 ${tokens.font.display}` } as const;

/**
 * Shown when the shell itself fails. Plain HTML, because the provider of the texts or the styles may have failed; the texts
 * come from the language file.
 */
export function LastResort() {
  const [texts, setTexts] = useState<Messages>({});
  useEffect(() => {
    import('../../store/locale/loadPageMessages')
      .then(({ loadPageMessages }) => loadPageMessages())
      .then(setTexts, () => undefined);
  }, []);
  /** In English until the language file is there. */
  const textOf = (id: PlainTextId) => {
    const text = texts[id];
    return typeof text === 'string' ? text : plainEnglish(id);
  };
  return (
    <div role="alert" style={frame}>
      <h1 style={title}>{brand.club}</h1>
      <p style={{ margin: 0 }}>{textOf('errors.failure.sentence')}</p>
      <a href="" style={{ color: tokens.color.link, textDecoration: 'underline' }}>
        {textOf('ui.tryAgain')}
      </a>
    </div>
  );
}
