/** @jsxImportSource hono/jsx */
import type { SignOnAssets } from '../assets';
import { HtmlDocument } from './HtmlDocument';

/** The invisible page that answers one site's requests for tickets. */
export const BridgePage = ({ origin, assets }: { origin: string; assets: SignOnAssets }) => (
  <HtmlDocument lang="en" title="Sign-on" assets={assets} script="bridge" origin={origin} isStyled={false} />
);
