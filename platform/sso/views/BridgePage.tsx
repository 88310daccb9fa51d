/** @jsxImportSource hono/jsx */
import type { SignOnAssets } from '../assets';
import { Document } from './Document';

/** The invisible page that answers one site's requests for tickets. */
export const BridgePage = ({ origin, assets }: { origin: string; assets: SignOnAssets }) => (
  <Document lang="en" title="Sign-on" assets={assets} script="bridge" origin={origin} isStyled={false} />
);
