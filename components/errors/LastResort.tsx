import { brand } from '../brand/brand';
import { tokens } from '../theme/tokens';

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

/** Shown when the shell itself fails. Plain English and plain HTML, because messages or styles may have failed. */
export function LastResort() {
  return (
    <div role="alert" style={frame}>
      <h1 style={title}>{brand.club}</h1>
      <p style={{ margin: 0 }}>This page could not be shown. Nothing of yours is lost.</p>
      <a href="" style={{ color: tokens.color.link, textDecoration: 'underline' }}>
        Load the page again
      </a>
    </div>
  );
}
