/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import type { SignOnAssets } from '../assets';
import { addressTaken, untouched } from '../formState';
import { translatorFor } from '../../locale/translator';
import type { ClubLinks } from '../urls';
import { FormMessages, SubmitButton } from './fields';
import { ReadingPage } from './ReadingPage';

/** A valid link and whether its address is not free, a confirmed address, or a link that is used, expired or unknown. */
export type VerifyView = { token: string; email: string; isChange: boolean; isTaken: boolean } | 'done' | 'gone';

interface VerifyPageProps {
  view: VerifyView;
  lang: string;
  assets: SignOnAssets;
  links: ClubLinks;
}

/** One button that confirms an e-mail address, opened by the link of an e-mail. */
export const VerifyPage = ({ view, lang, assets, links }: VerifyPageProps) => {
  const translate = translatorFor(lang);
  return (
    <ReadingPage
      lang={lang}
      title={`${translate('verify.title')} | ${brand.club}`}
      heading={translate('verify.title')}
      assets={assets}
      links={links}
      script="widget"
    >
      {typeof view === 'string' ? (
        <p class="lead" role="status">
          {translate(`verify.${view}`)}
        </p>
      ) : (
        <>
          <p class="lead">{translate(view.isChange ? 'verify.changeLead' : 'verify.lead', { email: view.email })}</p>
          <form method="post" action="/sso/verify" novalidate>
            <input type="hidden" name="token" value={view.token} />
            <input type="hidden" name="lang" value={lang} />
            <FormMessages state={view.isTaken ? addressTaken(translate, view.email) : untouched} />
            <SubmitButton text={translate('verify.submit')} working={translate('verify.working')} />
          </form>
        </>
      )}
    </ReadingPage>
  );
};
