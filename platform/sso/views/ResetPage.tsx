/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import type { SignOnAssets } from '../assets';
import type { FormState } from '../formState';
import { translatorFor, type Translate } from '../../locale/translator';
import type { ClubLinks } from '../urls';
import { FormMessages, PasswordField, SubmitButton } from './fields';
import { PasswordRules } from './PasswordRules';
import { ReadingPage } from './ReadingPage';

/** A valid link with its form and what an objection has undone, a saved password, or a link that is used or expired. */
export type ResetView = { token: string; state: FormState; undone?: string[] } | 'done' | 'gone';

interface ResetPageProps {
  view: ResetView;
  lang: string;
  assets: SignOnAssets;
  links: ClubLinks;
}

/** The form for another password, opened by the link of an e-mail. */
export const ResetPage = ({ view, lang, assets, links }: ResetPageProps) => {
  const translate = translatorFor(lang);
  return (
    <ReadingPage
      lang={lang}
      title={translate('widget.title', { club: brand.club })}
      heading={translate('reset.title')}
      assets={assets}
      links={links}
      script="widget"
    >
      {typeof view === 'string' ? (
        <>
          <p class="lead" role="status">
            {translate(`reset.${view}`)}
          </p>
          <p>
            <a class="submit" href={links.logIn}>
              {translate('connect.tab')}
            </a>
          </p>
        </>
      ) : (
        <ResetForm {...view} lang={lang} translate={translate} />
      )}
    </ReadingPage>
  );
};

interface ResetFormProps {
  token: string;
  state: FormState;
  undone?: string[];
  lang: string;
  translate: Translate;
}

const ResetForm = ({ token, state, undone = [], lang, translate }: ResetFormProps) => (
  <>
    {undone.length > 0 && (
      <section class="undone" role="status">
        <h2>{translate('objection.undone.title')}</h2>
        <ul>
          {undone.map((line) => (
            <li>{line}</li>
          ))}
        </ul>
      </section>
    )}
    <p class="lead">{translate('reset.lead')}</p>
    <form method="post" action="/sso/reset" novalidate>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="lang" value={lang} />
      <FormMessages state={state} />
      <PasswordField
        form="reset"
        state={state}
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
