/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import type { SignOnAssets } from '../assets';
import type { ClubLinks } from '../urls';
import { ReadingPage } from './ReadingPage';

interface PublisherSitePageProps {
  site: string;
  assets: SignOnAssets;
  links: ClubLinks;
}

/** The page in the place of one of the publisher's sites. */
export const PublisherSitePage = ({ site, assets, links }: PublisherSitePageProps) => (
  <ReadingPage lang="en-US" title={`${brand.publisher}: ${site}`} assets={assets} links={links}>
    <p class="lead">This page stands for another site of the publisher while the club runs on this machine.</p>
  </ReadingPage>
);
