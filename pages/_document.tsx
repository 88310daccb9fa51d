import Document, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { firstPaintScript } from '../components/shell/firstPaintScript';
import { loadScriptsScript, scriptListId, type ScriptList } from '../components/shell/loadScriptsScript';
import { fontFaces, preloadedFonts } from '../components/theme/fontFaces';
import { globalStyles } from '../components/theme/globalStyles';
import { tokens } from '../components/theme/tokens';

/** The head with a list of Next's scripts, which load after the first paint, in place of the scripts. */
class HeadWithScriptList extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const scripts = super.getScripts(files);
    const {
      buildManifest,
      isDevelopment,
      __NEXT_DATA__: { page },
    } = this.context;
    if (isDevelopment) return scripts;
    const { chunkLoadingGlobal = '', pagesChunkGroupBootstrapParams: { '/_app': app, [page]: own } = {} } =
      buildManifest;
    const list: ScriptList = {
      sources: scripts.flatMap(({ props }: { props: { src?: string } }) => props.src ?? []),
      queue: chunkLoadingGlobal,
      entries: [...(app ? entriesOf(app) : []), ...(own ? [own] : [])],
    };
    return [
      <script
        key={scriptListId}
        id={scriptListId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(list) }}
      />,
      <script key="load" dangerouslySetInnerHTML={{ __html: loadScriptsScript }} />,
    ];
  }
}

/** What starts Next and the app, as two entries: Next's module, which waits for the chunks of both, and the app's. */
function entriesOf(params: object): object[] {
  if (!('runtimeModuleIds' in params && Array.isArray(params.runtimeModuleIds))) return [params];
  const ids: unknown[] = params.runtimeModuleIds;
  return [
    { ...params, runtimeModuleIds: ids.slice(0, 1) },
    { otherChunks: [], runtimeModuleIds: ids.slice(1) },
  ];
}

/** The HTML document. Next sets the page's locale as the language of `<html>`. */
export default class ClubDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const renderPage = context.renderPage;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    return (
      <Html>
        <HeadWithScriptList>
          <link rel="icon" sizes="48x48" href="/static/icons/favicon.ico" />
          <link rel="icon" type="image/svg+xml" href="/static/icon.svg" />
          <link rel="apple-touch-icon" href="/static/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/api/manifest" />
          <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
          <meta name="theme-color" content={tokens.color.ink950} />
          {preloadedFonts.map((file) => (
            <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
          ))}
          <style dangerouslySetInnerHTML={{ __html: fontFaces + globalStyles }} />
        </HeadWithScriptList>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
