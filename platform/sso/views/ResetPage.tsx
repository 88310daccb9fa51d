/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import type { SignOnAssets } from '../assets';
import type { FormState } from '../formState';
import { translatorFor, type Translator } from '../../locale/say';
import { Document } from './Document';
import { FormMessages, PasswordField, SubmitButton } from './fields';
import { PasswordRules } from './PasswordRules';

/** A living link with its form, one that is done, or a dead one. */
export type ResetView = { token: string; state: FormState } | { doneNextUrl: string } | 'gone';

interface ResetPageProps {
  view: ResetView;
  lang: string;
  assets: SignOnAssets;
}

/** Choosing another password, from the link of a letter. */
export const ResetPage = ({ view, lang, assets }: ResetPageProps) => {
  const say = translatorFor(lang);
  return (
    <Document lang={lang} title={say('widget.title', { club: brand.club })} assets={assets} script="widget">
      <main class="widget reading" data-unreachable={say('error.unreachable')}>
        <h1>{say('reset.title')}</h1>
        <Content view={view} lang={lang} say={say} />
      </main>
    </Document>
  );
};

const Content = ({ view, lang, say }: { view: ResetView; lang: string; say: Translator }) => {
  if (view === 'gone') return <p class="lead">{say('reset.gone')}</p>;
  if ('doneNextUrl' in view) {
    return (
      <>
        <p class="lead">{say('reset.done')}</p>
        <p class="foot">
          <a class="link" href={view.doneNextUrl}>
            {say('reset.back')}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p class="lead">{say('reset.lead')}</p>
      <form method="post" action="/sso/reset" novalidate>
        <input type="hidden" name="token" value={view.token} />
        <input type="hidden" name="lang" value={lang} />
        <FormMessages state={view.state} />
        <PasswordField
          form="reset"
          state={view.state}
          say={say}
          label={say('field.newPassword')}
          autocomplete="new-password"
          rulesId="reset-password-rules"
        />
        <PasswordRules id="reset-password-rules" say={say} />
        <SubmitButton text={say('reset.submit')} working={say('reset.working')} />
      </form>
    </>
  );
};
