import { gzipSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';

/** What a browser loads before a page can answer a tap, in bytes. */
export interface PageWeight {
  /** The HTML as it is stored. */
  html: number;
  /** The HTML with gzip. */
  htmlGzip: number;
  /** The scripts that the HTML names, each with gzip. Without those of browsers that know no modules. */
  scripts: number;
  /** The stylesheets that the HTML names, each with gzip. */
  styles: number;
}

/** Reads the weight of pages of one site. It fetches a file that several pages share once. */
export function pageScale(siteUrl: string) {
  const fileSizes = new Map<string, Promise<number>>();
  const gzipSizeOf = (path: string) => {
    const known = fileSizes.get(path) ?? fetchBytes(new URL(path, siteUrl)).then((bytes) => gzipSync(bytes).length);
    fileSizes.set(path, known);
    return known;
  };
  const sizeOf = async (paths: string[]) => {
    const sizes = await Promise.all(paths.map(gzipSizeOf));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  /** The weight of a page. Throws unless it is served with 200 and so are its files. */
  return async (path: string): Promise<PageWeight> => {
    const bytes = await fetchBytes(new URL(path, siteUrl));
    const root = parse(bytes.toString('utf8'));
    return {
      html: bytes.length,
      htmlGzip: gzipSync(bytes).length,
      scripts: await sizeOf(valuesOf('src', root.querySelectorAll('script[src]:not([nomodule])'))),
      styles: await sizeOf(valuesOf('href', root.querySelectorAll('link[rel=stylesheet][href]'))),
    };
  };
}

const valuesOf = (attribute: string, elements: HTMLElement[]) =>
  elements.map((element) => element.getAttribute(attribute) ?? '');

async function fetchBytes(url: URL): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
