/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import { brand } from '../../../brand';
import { demoPassword } from '../../../content/players/demoPassword';
import type { DocsAssets } from '../assets';
import type { Demo } from '../curl';
import type { Documented, DocumentedCall } from '../documentCalls';
import { exampleAppId } from '../examples';
import { Call, Method, titleOf } from './Call';
import { Errors } from './Errors';
import { Fields } from './Fields';
import { Rules } from './Rules';
import { Sky } from './Sky';
import { Start } from './Start';

interface DocsPageProps {
  documented: Documented;
  assets: DocsAssets;
  /** The club's site. */
  site: string | undefined;
}

interface Chapter {
  tag: string;
  anchor: string;
  calls: readonly DocumentedCall[];
}

/** The API reference: getting started, rules, operations by chapter, shapes and errors. */
export const DocsPage = ({ documented, assets, site }: DocsPageProps) => {
  const { baseUrl, calls, components } = documented;
  const demo: Demo = { baseUrl, appId: exampleAppId, email: 'northwind@meridian.example', password: demoPassword };
  const chapters = chaptersOf(calls);
  return html`<!doctype html>${(
      <html lang="en">
        <Head assets={assets} />
        <body>
          <a class="skip" href="#main">
            Skip to the calls
          </a>
          <header class="hero">
            <Sky />
            <div class="bar">
              <p class="mark">
                <Mark />
                <span>
                  {brand.publisher} <b>services</b>
                </span>
              </p>
              {site && <a href={site}>The club</a>}
            </div>
            <div class="promise">
              <h1>Every call, as it is answered</h1>
              <p class="lead">
                What {brand.club} and its games ask of {brand.publisher}: {calls.length} calls, each field that goes and
                comes, each refusal. This page is made from the definitions that answer the calls.
              </p>
              <p class="actions">
                <a class="button" href="#start">
                  Get a ticket
                </a>
                <a class="button outline" href="/openapi.json">
                  OpenAPI document
                </a>
              </p>
            </div>
          </header>
          <div class="body">
            <Contents chapters={chapters} />
            <main id="main" tabindex={-1}>
              <Start demo={demo} />
              <Rules />
              {chapters.map(({ tag, anchor, calls: own }) => (
                <section class="chapter" id={anchor} aria-labelledby={`${anchor}-title`}>
                  <h2 id={`${anchor}-title`}>{tag}</h2>
                  <ul class="index">
                    {own.map((call) => (
                      <CallLink call={call} />
                    ))}
                  </ul>
                  {own.map((call) => (
                    <Call call={call} demo={demo} />
                  ))}
                </section>
              ))}
              <section class="chapter" id="shapes" aria-labelledby="shapes-title">
                <h2 id="shapes-title">Shapes</h2>
                <p class="lead">What several calls give alike.</p>
                {Object.entries(components).map(([name, shape]) => (
                  <article class="shape" id={`shape-${name}`} aria-labelledby={`shape-${name}-title`}>
                    <h3 id={`shape-${name}-title`}>{name}</h3>
                    {shape.description && <p>{shape.description}</p>}
                    <Fields shape={shape} areOptionalOnesMarked />
                  </article>
                ))}
              </section>
              <Errors calls={calls} />
            </main>
          </div>
        </body>
      </html>
    )}`;
};

const Head = ({ assets }: { assets: DocsAssets }) => (
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content={`The calls of the ${brand.publisher} services, with every field and refusal.`} />
    <title>{`Calls | ${brand.publisher} services`}</title>
    <link rel="icon" href="data:," />
    {assets.preloadedFonts.map((href) => (
      <link rel="preload" href={href} as="font" type="font/woff2" crossorigin="" />
    ))}
    <link rel="stylesheet" href={assets.style} />
  </head>
);

const Contents = ({ chapters }: { chapters: readonly Chapter[] }) => (
  <nav class="contents" id="contents" aria-label="Contents">
    <ol>
      <li>
        <a href="#start">The first two calls</a>
      </li>
      <li>
        <a href="#rules">For every call</a>
      </li>
      {chapters.map(({ tag, anchor, calls }) => (
        <li>
          <a href={`#${anchor}`}>{tag}</a>
          <ul>
            {calls.map((call) => (
              <CallLink call={call} />
            ))}
          </ul>
        </li>
      ))}
      <li>
        <a href="#shapes">Shapes</a>
      </li>
      <li>
        <a href="#errors">Errors</a>
      </li>
    </ol>
  </nav>
);

const CallLink = ({ call: { definition } }: { call: DocumentedCall }) => (
  <li>
    <a href={`#${definition.id}`}>
      <Method name={definition.method} /> <span>{titleOf(definition.id)}</span>
    </a>
  </li>
);

/** The publisher's mark. */
const Mark = () => (
  <svg viewBox="0 0 30 32" aria-hidden="true">
    <g fill="none" stroke="currentcolor" stroke-width="2" stroke-linecap="round">
      <path d="M13.400 11.800 4.600 26.600M16.600 11.800l8.800 14.800M2.600 25.800a22.500 22.500 0 0 0 24.800 0" />
      <path d="M15 14.500v12" stroke="#FFC857" />
    </g>
    <path
      d="m15 1.200 1.300 5.100 5.100 1.300-5.100 1.300L15 14l-1.300-5.100-5.100-1.300 5.100-1.300Z"
      fill="#FFC857"
    />
  </svg>
);

function chaptersOf(calls: readonly DocumentedCall[]): Chapter[] {
  const tags = [...new Set(calls.map(({ definition }) => definition.tag))];
  return tags.map((tag) => ({
    tag,
    anchor: `chapter-${tag.toLowerCase().replaceAll(/\W+/g, '-')}`,
    calls: calls.filter(({ definition }) => definition.tag === tag),
  }));
}
