import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preloadedFonts, readFontFaces } from '../../support/fontFaces';

const library = {
  style: require.resolve('swagger-ui-dist/swagger-ui.css'),
  script: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
};

const options = {
  dom_id: '#reference',
  url: '/openapi.json',
  filter: true,
  defaultModelsExpandDepth: 0,
  // By default, the library sends the address of the document to a validator on another host.
  validatorUrl: null,
};

// The library leaves its introduction and its filter outside of the landmarks of the page.
const start = `SwaggerUIBundle({
  ...${JSON.stringify(options)},
  onComplete: () => {
    document.querySelector('.information-container').setAttribute('role', 'banner');
    document.querySelector('.filter').setAttribute('role', 'search');
  },
});`;

/** The style sheet, scripts and fonts of the page. Their addresses contain a hash of the content, so they may be cached forever. */
export function buildDocsAssets() {
  const fonts = readFontFaces();
  // In a layer, every rule of the library yields to the page's own, however specific it is.
  const libraryStyle = `@layer library {\n${readFileSync(library.style, 'utf8')}\n}`;
  const style = [fonts.css, libraryStyle, readFileSync(join(__dirname, 'docs.css'), 'utf8')].join('\n');
  const script = readFileSync(library.script, 'utf8');
  const hash = createHash('sha256').update(style).update(script).update(start).digest('hex').slice(0, 12);
  const url = (name: string) => `/docs/assets/${hash}/${name}`;
  const texts = new Map([
    ['docs.css', { type: 'text/css; charset=utf-8', content: style }],
    ['swagger-ui.js', { type: 'text/javascript; charset=utf-8', content: script }],
    ['start.js', { type: 'text/javascript; charset=utf-8', content: start }],
  ]);
  return {
    style: url('docs.css'),
    /** In the order in which they run. */
    scripts: [url('swagger-ui.js'), url('start.js')],
    preloadedFonts: preloadedFonts.map(url),
    /** A file by its name. */
    read: (name: string) => {
      const font = fonts.files.get(name);
      return font === undefined ? texts.get(name) : { type: 'font/woff2', content: new Uint8Array(readFileSync(font)) };
    },
  };
}

export type DocsAssets = ReturnType<typeof buildDocsAssets>;
