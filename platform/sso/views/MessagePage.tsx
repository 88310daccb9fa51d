/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import { translatorFor, type Translate } from '../../locale/translator';
import { untouched, type FormState } from '../formState';
import type { ClubLinks } from '../urls';
import { FormMessages, PasswordField, PasswordRules, SubmitButton } from './fields';
import { ReadingPage } from './ReadingPage';

/** What a page says, with the form of its button where there is something to do. */
export interface Message {
  /** The heading, if not that of the question. */
  title?: string;
  lead: string;
  /** What it is about, above the lead. */
  topic?: string;
  undone?: readonly string[];
  form?: { action: string; fields: Record<string, string>; state?: FormState };
  asksForPassword?: boolean;
  leadsToLogin?: boolean;
  /** Where the page leads back to, if not to the club's home page. */
  home?: string;
}

interface MessagePageProps {
  texts: 'verify' | 'stop' | 'objection' | 'reset';
  message: Message;
  lang: string;
  links: ClubLinks;
}

/** A heading and a sentence, with one button at most: the page behind the link of an email. */
export const MessagePage = ({ texts, message, lang, links }: MessagePageProps) => {
  const { lead, topic, undone = [], form, asksForPassword = false, leadsToLogin = false, home = links.home } = message;
  const translate = translatorFor(lang);
  const heading = message.title ?? translate(`${texts}.title`);
  return (
    <ReadingPage
      lang={lang}
      title={`${heading} | ${brand.club}`}
      heading={heading}
      links={{ ...links, home }}
      script="widget"
      leadsHome={!form && !leadsToLogin}
    >
      {undone.length > 0 && <Undone lines={undone} translate={translate} />}
      {topic && (
        <p class="lead">
          <strong>{topic}</strong>
        </p>
      )}
      <p class="lead" role={form ? undefined : 'status'}>
        {lead}
      </p>
      {form && (
        <form method="post" action={form.action} novalidate>
          {Object.entries(form.fields).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <FormMessages state={form.state ?? untouched} />
          {asksForPassword && <NewPassword state={form.state ?? untouched} translate={translate} />}
          <SubmitButton
            text={translate(`${texts}.submit`)}
            working={translate(texts === 'verify' ? 'verify.working' : 'reset.working')}
          />
        </form>
      )}
      {leadsToLogin && (
        <p>
          <a class="submit" href={links.logIn}>
            {translate('connect.tab')}
          </a>
        </p>
      )}
    </ReadingPage>
  );
};

const Undone = ({ lines, translate }: { lines: readonly string[]; translate: Translate }) => (
  <section class="undone" role="status">
    <h2>{translate('objection.undone.title')}</h2>
    <ul>
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
    <p>{translate('objection.chooseNewPassword')}</p>
  </section>
);

const NewPassword = ({ state, translate }: { state: FormState; translate: Translate }) => (
  <>
    <PasswordField
      form="reset"
      state={state}
      translate={translate}
      label={translate('field.newPassword')}
      autocomplete="new-password"
      rulesId="reset-password-rules"
    />
    <PasswordRules id="reset-password-rules" translate={translate} />
  </>
);
