/** @jsxImportSource hono/jsx */
import type { SignOnAssets } from '../assets';
import { Document } from './Document';

/** One of the club's policies, to read. */
export const PolicyPage = ({ title, text, assets }: { title: string; text: string; assets: SignOnAssets }) => (
  <Document lang="en" title={title} assets={assets}>
    <main class="reading">
      <h1>{title}</h1>
      {text.split('\n\n').map((paragraph) => (
        <p>{paragraph}</p>
      ))}
    </main>
  </Document>
);
