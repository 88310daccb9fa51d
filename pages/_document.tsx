import Document, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { firstPaintScript } from '../components/shell/firstPaintScript';
import { fontFaces, preloadedFonts } from '../components/theme/fontFaces';
import { globalStyles } from '../components/theme/globalStyles';
import { tokens } from '../components/theme/tokens';

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
        <Head>
          <link rel="icon" sizes="48x48" href="/static/icons/favicon.ico" />
          <link rel="icon" type="image/svg+xml" href="/static/icon.svg" />
          <link rel="apple-touch-icon" href="/static/icons/apple-touch-icon.png" />
          <link rel="manifest" href="/api/manifest" />
          <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
          <meta name="theme-color" content={tokens.color.ink950} />
          {preloadedFonts(this.props.locale).map((file) => (
            <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
          ))}
          <style dangerouslySetInnerHTML={{ __html: fontFaces(this.props.locale) + globalStyles }} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
