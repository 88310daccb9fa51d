import { renderToStaticMarkup } from 'react-dom/server';
import type { SupportedLocale } from '../../services/locale/supportedLocales';

export interface SheetRow {
  id: string;
  /** The folder of the feature, or the platform. */
  place: string;
  english: string;
  /** Undefined where the language has no text yet. */
  text: string | undefined;
  description?: string;
}

const styles = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; max-width: 1600px }
table { border-collapse: collapse; width: 100%; table-layout: fixed }
th, td { border: 1px solid #aaa; padding: 6px 10px; text-align: start; vertical-align: top; overflow-wrap: anywhere }
thead th { position: sticky; top: 0; background: #fff }
td:nth-child(n + 2) { white-space: pre-wrap }
code, small { color: #555 }
`;

/** A page for a translator: each text beside its English, where it stands and what it is for. */
export const sheetPage = (locale: SupportedLocale, rows: readonly SheetRow[]): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`Texts in ${locale}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <h1>{`${rows.length} texts in ${locale}`}</h1>
        {[...new Set(rows.map(({ place }) => place))].map((place) => (
          <section key={place}>
            <h2>{place}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">Id, and what it is for</th>
                  <th scope="col">English</th>
                  <th scope="col">{locale}</th>
                </tr>
              </thead>
              <tbody>
                {rows
                  .filter((row) => row.place === place)
                  .map(({ id, english, text, description }) => (
                    <tr key={id} id={id}>
                      <td>
                        <code>{id}</code> <small>{description}</small>
                      </td>
                      <td>{english}</td>
                      <td lang={locale}>{text}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
      </body>
    </html>,
  )}`;
