import { Hono } from 'hono';
import { z } from 'zod';
import { brand } from '../brand';
import { isCountry } from '../domain/accounts/countries';
import { policiesFor, type Policies } from '../domain/accounts/policyTexts';
import { clientCountry } from '../http/clientAddress';
import type { HonoEnv, Platform } from '../http/context';
import { readQuery } from '../http/validate';
import { signOnAssets } from './assets';
import { language, readBridgeOrigin, readWidgetRequest } from './request';
import { policyNames, type PolicyName } from './urls';
import { BridgePage } from './views/BridgePage';
import { PolicyPage } from './views/PolicyPage';
import { WidgetPage } from './views/WidgetPage';

const policyTexts: Record<PolicyName, { title: string; text: keyof Policies & `${string}Content` }> = {
  'terms-of-use': { title: 'Terms of use', text: 'termOfUseContent' },
  'privacy-policy': { title: 'Privacy policy', text: 'privacyPolicyContent' },
  'terms-of-sale': { title: 'Terms of sale', text: 'termOfSaleContent' },
};

/** What the browser is shown. */
export const pages = (platform: Platform) =>
  new Hono<HonoEnv>()
    .get('/sso/widget', (c) => {
      const request = readWidgetRequest(platform, c.req.query());
      return c.html(WidgetPage({ request, country: clientCountry(c, platform), assets: signOnAssets() }));
    })
    .get('/sso/bridge', (c) => {
      const origin = readBridgeOrigin(platform, c.req.query('origin'));
      return c.html(BridgePage({ origin, assets: signOnAssets() }));
    })
    .get('/sso/policies/:name', (c) => {
      const name = policyNames.find((candidate) => candidate === c.req.param('name'));
      if (!name) return c.notFound();
      const wanted = z.object({ country: z.string().refine(isCountry).catch('US'), lang: language });
      const { country, lang } = readQuery(c, wanted);
      const { title, text } = policyTexts[name];
      return c.html(PolicyPage({ title, text: policiesFor(country, lang, brand.club)[text], assets: signOnAssets() }));
    });
