/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { z } from 'zod';
import { brand } from '../brand';
import { isCountry } from '../domain/accounts/countries';
import { policiesFor, type Policies } from '../domain/accounts/policies';
import { clientCountry } from '../http/kernel/clientAddress';
import type { HonoEnv } from '../http/kernel/honoEnv';
import type { ServiceContext } from '../serviceContext';
import { readQuery } from '../http/kernel/validate';
import { language, readBridgeOrigin, readWidgetRequest } from './request';
import { clubLinks, policyNames, type PolicyName } from './urls';
import { HtmlDocument } from './views/HtmlDocument';
import { ReadingPage } from './views/ReadingPage';
import { WidgetPage } from './views/WidgetPage';

const policyTexts: Record<PolicyName, keyof Policies['titles']> = {
  'terms-of-use': 'termOfUse',
  'privacy-policy': 'privacyPolicy',
  'terms-of-sale': 'termOfSale',
};

const policyQuery = z.object({ country: z.string().refine(isCountry).catch('US'), lang: language });

export const pages = (platform: ServiceContext) =>
  new Hono<HonoEnv>()
    .get('/sso/widget', (c) => {
      const request = readWidgetRequest(platform, c.req.query());
      return c.html(WidgetPage({ request, country: clientCountry(c, platform) }));
    })
    .get('/sso/bridge', (c) => {
      const origin = readBridgeOrigin(platform, c.req.query('origin'));
      // An invisible page, which answers one site's requests for tickets.
      return c.html(<HtmlDocument lang="en" title="Sign-on" script="bridge" origin={origin} isStyled={false} />);
    })
    .get('/sso/policies/:name', (c) => {
      const name = policyNames.find((candidate) => candidate === c.req.param('name'));
      if (!name) return c.notFound();
      const { country, lang } = readQuery(c, policyQuery);
      const policies = policiesFor(country, lang, brand.club);
      const text = policyTexts[name];
      return c.html(
        <ReadingPage lang={policies.policyLocaleCode} title={policies.titles[text]} links={clubLinks(platform, lang)}>
          {policies[`${text}Content`].split('\n\n').map((paragraph) => (
            <p>{paragraph}</p>
          ))}
        </ReadingPage>,
      );
    });
