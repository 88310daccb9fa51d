import { parse, type HTMLElement } from 'node-html-parser';
import { siteUrl } from './settings';

/** A page as a client without a browser receives it. */
export interface FetchedPage {
  path: string;
  status: number;
  type: string;
  html: string;
  root: HTMLElement;
}

/** Fetches an address of the site. */
export async function fetchPage(path: string): Promise<FetchedPage> {
  const response = await fetch(new URL(path, siteUrl), { redirect: 'manual' });
  const html = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return { path, status: response.status, type, html, root: parse(type.includes('html') ? html : '') };
}
