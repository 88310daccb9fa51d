/** @jsxImportSource hono/jsx */
import type { SignOnAssets } from '../assets';
import { HtmlDocument } from './HtmlDocument';

interface PolicyPageProps {
  lang: string;
  title: string;
  text: string;
  assets: SignOnAssets;
}

/** One of the club's policies, to read. */
export const PolicyPage = ({ lang, title, text, assets }: PolicyPageProps) => (
  <HtmlDocument lang={lang} title={title} assets={assets}>
    <main class="reading">
      <h1>{title}</h1>
      {text.split('\n\n').map((paragraph) => (
        <p>{paragraph}</p>
      ))}
    </main>
  </HtmlDocument>
);
