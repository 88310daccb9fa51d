/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx';
import { brand } from '../../brand';
import { translatorFor } from '../../locale/translator';
import type { ClubLinks } from '../urls';
import { HtmlDocument } from './HtmlDocument';

interface ReadingPageProps {
  lang: string;
  title: string;
  heading?: string;
  links: ClubLinks;
  script?: 'widget';
  /** True where nothing else is left to do: the way back is the page's button. */
  leadsHome?: boolean;
}

/** A page of the sign-on that stands alone: the club's logo above it, the way back to the club below. */
export const ReadingPage = ({
  lang,
  title,
  heading = title,
  links,
  script,
  leadsHome = false,
  children,
}: PropsWithChildren<ReadingPageProps>) => {
  const translate = translatorFor(lang);
  return (
    <HtmlDocument lang={lang} title={title} script={script}>
      <main class="widget reading" data-unreachable={translate('error.unreachable')}>
        <a class="logo" lang="en" href={links.home} aria-label={brand.club}>
          <Mark />
          <b>{brand.wordmark.strong}</b> <i>{brand.wordmark.light}</i>
        </a>
        <h1>{heading}</h1>
        {children}
        <p class="foot">
          <a class={leadsHome ? 'submit' : 'link'} href={links.home}>
            {translate('reset.back')}
          </a>
        </p>
      </main>
    </HtmlDocument>
  );
};

const Mark = () => (
  <svg viewBox="0 0 30 32" aria-hidden="true">
    <path d="M13.4 9.8 4.6 24.6M16.6 9.8l8.8 14.8" />
    <path d="M2.6 23.8A22.5 22.5 0 0 0 27.4 23.8" />
    <path class="gold" d="M15 12.5v12" />
    <path d="M8.3 27.9l-.7 1.9M15 29.2v2M21.7 27.9l.7 1.9" />
    <path class="star" d="m15 0 1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6Z" />
  </svg>
);
