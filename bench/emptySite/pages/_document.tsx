import { readFileSync } from 'node:fs';
import Document, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

/** The HTML document. That of /padded also holds the file PADDING_FILE, so that it has the bytes of another page. */
export default class EmptyDocument extends Document {
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
      <Html lang="en-US">
        <Head />
        <body>
          <Main />
          {this.props.__NEXT_DATA__.page === '/padded' && (
            <template dangerouslySetInnerHTML={{ __html: readPadding() }} />
          )}
          <NextScript />
        </body>
      </Html>
    );
  }
}

const readPadding = () => readFileSync(/* turbopackIgnore: true */ process.env.PADDING_FILE ?? '', 'utf8');
