import { parse, type HTMLElement } from 'node-html-parser';
import { siteUrl } from './settings';

/** A page as anybody gets it who asks for it without a browser. */
export interface FetchedPage {
  path: string;
  status: number;
  type: string;
  html: string;
  root: HTMLElement;
}

/** Asks the site for an address of its own. */
export async function fetchPage(path: string): Promise<FetchedPage> {
  const response = await fetch(new URL(path, siteUrl), { redirect: 'manual' });
  const html = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return { path, status: response.status, type, html, root: parse(type.includes('html') ? html : '') };
}
