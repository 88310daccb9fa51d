/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import { translatorFor } from '../../locale/translator';
import type { SignOnAssets } from '../assets';
import { addressTaken, untouched } from '../formState';
import type { ClubLinks } from '../urls';
import { FormMessages, SubmitButton } from './fields';
import { ReadingPage } from './ReadingPage';

interface ObjectionPageProps {
  /** A valid link with the address that the account gets back and whether that is not free, or one that is used, expired or unknown. */
  view: { token: string; email: string; isTaken: boolean } | 'gone';
  lang: string;
  assets: SignOnAssets;
  links: ClubLinks;
}

/** One button that undoes the change of an e-mail address, opened by the link to the previous one. */
export const ObjectionPage = ({ view, lang, assets, links }: ObjectionPageProps) => {
  const translate = translatorFor(lang);
  const title = translate('objection.title');
  return (
    <ReadingPage
      lang={lang}
      title={`${title} | ${brand.club}`}
      heading={title}
      assets={assets}
      links={links}
      script="widget"
    >
      {view === 'gone' ? (
        <p class="lead" role="status">
          {translate('objection.gone')}
        </p>
      ) : (
        <>
          <p class="lead">{translate('objection.lead', { email: view.email })}</p>
          <form method="post" action="/sso/object" novalidate>
            <input type="hidden" name="token" value={view.token} />
            <input type="hidden" name="lang" value={lang} />
            <FormMessages state={view.isTaken ? addressTaken(translate, view.email) : untouched} />
            <SubmitButton text={translate('objection.submit')} working={translate('reset.working')} />
          </form>
        </>
      )}
    </ReadingPage>
  );
};
