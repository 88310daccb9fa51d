/** @jsxImportSource hono/jsx */
import type { SignOnAssets } from '../assets';
import type { ClubLinks } from '../urls';
import { ReadingPage } from './ReadingPage';

interface PolicyPageProps {
  lang: string;
  title: string;
  text: string;
  assets: SignOnAssets;
  links: ClubLinks;
}

/** One of the club's policies, to read. */
export const PolicyPage = ({ text, ...page }: PolicyPageProps) => (
  <ReadingPage {...page}>
    {text.split('\n\n').map((paragraph) => (
      <p>{paragraph}</p>
    ))}
  </ReadingPage>
);
