import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../../support/once';
import { pageAssets } from '../../support/pageAssets';

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

/** What the page is drawn with. Reading and hashing it takes a while, and a platform may serve no reader. */
export const docsAssets = once(() => {
  // In a layer, every rule of the library yields to the page's own, however specific it is.
  const libraryStyle = `@layer library {\n${readFileSync(library.style, 'utf8')}\n}`;
  const css = `${libraryStyle}\n${readFileSync(join(__dirname, 'docs.css'), 'utf8')}`;
  const script = readFileSync(library.script, 'utf8');
  return pageAssets('/docs/assets', { 'docs.css': css, 'swagger-ui.js': script, 'start.js': start });
});
