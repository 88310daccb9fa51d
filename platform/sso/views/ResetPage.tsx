/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import type { SignOnAssets } from '../assets';
import type { FormState } from '../formState';
import { translatorFor, type Translate } from '../../locale/translator';
import { HtmlDocument } from './HtmlDocument';
import { FormMessages, PasswordField, SubmitButton } from './fields';
import { PasswordRules } from './PasswordRules';

/** A living link with its form, one that is done, or a dead one. */
export type ResetView = { token: string; state: FormState } | { doneNextUrl: string } | 'gone';

interface ResetPageProps {
  view: ResetView;
  lang: string;
  assets: SignOnAssets;
}

/** The form for another password, opened by the link of an e-mail. */
export const ResetPage = ({ view, lang, assets }: ResetPageProps) => {
  const translate = translatorFor(lang);
  return (
    <HtmlDocument lang={lang} title={translate('widget.title', { club: brand.club })} assets={assets} script="widget">
      <main class="widget reading" data-unreachable={translate('error.unreachable')}>
        <h1>{translate('reset.title')}</h1>
        <Content view={view} lang={lang} translate={translate} />
      </main>
    </HtmlDocument>
  );
};

const Content = ({ view, lang, translate }: { view: ResetView; lang: string; translate: Translate }) => {
  if (view === 'gone') return <p class="lead">{translate('reset.gone')}</p>;
  if ('doneNextUrl' in view) {
    return (
      <>
        <p class="lead">{translate('reset.done')}</p>
        <p class="foot">
          <a class="link" href={view.doneNextUrl}>
            {translate('reset.back')}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p class="lead">{translate('reset.lead')}</p>
      <form method="post" action="/sso/reset" novalidate>
        <input type="hidden" name="token" value={view.token} />
        <input type="hidden" name="lang" value={lang} />
        <FormMessages state={view.state} />
        <PasswordField
          form="reset"
          state={view.state}
          translate={translate}
          label={translate('field.newPassword')}
          autocomplete="new-password"
          rulesId="reset-password-rules"
        />
        <PasswordRules id="reset-password-rules" translate={translate} />
        <SubmitButton text={translate('reset.submit')} working={translate('reset.working')} />
      </form>
    </>
  );
};
