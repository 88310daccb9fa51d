/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import { translatorFor, type Translate } from '../../locale/translator';
import type { ClubLinks } from '../urls';
import { SubmitButton, TextField } from './fields';
import { ReadingPage } from './ReadingPage';

interface WaitingConsole {
  device: string;
  userCode: string;
  signOnUrl: string;
}

/** The page's five steps: the code, the login, the decision, and its two results. */
export type ConsoleView =
  | { step: 'ask'; code: string; message?: string }
  | ({ step: 'signOn' } & WaitingConsole)
  | ({ step: 'decide'; name: string } & WaitingConsole)
  | { step: 'approved'; device: string }
  | { step: 'denied'; device: string };

/** Where a player lets a console sign on. It has no script: every step is a page. */
export const ConsolePage = ({ view, lang, links }: { view: ConsoleView; lang: string; links: ClubLinks }) => {
  const translate = translatorFor(lang);
  return (
    <ReadingPage
      lang={lang}
      title={`${translate('console.title')} | ${brand.club}`}
      heading={translate('console.title')}
      links={links}
    >
      <Step view={view} lang={lang} translate={translate} />
    </ReadingPage>
  );
};

const Step = ({ view, lang, translate }: { view: ConsoleView; lang: string; translate: Translate }) => {
  switch (view.step) {
    case 'ask':
      return <RequestCode view={view} lang={lang} translate={translate} />;
    case 'signOn':
      return (
        <>
          <p class="lead">{translate('console.signOnLead', { device: view.device })}</p>
          <UserCode code={view.userCode} />
          <a class="submit" href={view.signOnUrl}>
            {translate('console.signOn')}
          </a>
        </>
      );
    case 'decide':
      return (
        <>
          <p class="lead">{translate('console.decideLead', { device: view.device, name: view.name })}</p>
          <UserCode code={view.userCode} />
          <form method="post" action="/sso/console">
            <input type="hidden" name="code" value={view.userCode} />
            <input type="hidden" name="lang" value={lang} />
            <SubmitButton text={translate('console.approve')} name="decision" value="approve" />
            <SubmitButton text={translate('console.deny')} name="decision" value="deny" isQuiet />
          </form>
          <p class="foot">
            <a class="link" href={view.signOnUrl}>
              {translate('console.other', { name: view.name })}
            </a>
          </p>
        </>
      );
    case 'approved':
    case 'denied':
      return <p class="lead">{translate(`console.${view.step}`, { device: view.device })}</p>;
  }
};

const UserCode = ({ code }: { code: string }) => <p class="user-code">{code}</p>;

interface RequestCodeProps {
  view: { code: string; message?: string };
  lang: string;
  translate: Translate;
}

const RequestCode = ({ view: { code, message }, lang, translate }: RequestCodeProps) => {
  const fieldErrors = message ? [{ field: 'code', message }] : [];
  return (
    <>
      <p class="lead">{translate('console.askLead')}</p>
      <form method="get" action="/sso/console">
        <input type="hidden" name="lang" value={lang} />
        <TextField
          form="console"
          translate={translate}
          state={{ values: { code }, fieldErrors }}
          name="code"
          label={translate('console.code')}
          autocomplete="off"
          maxlength={12}
        />
        <SubmitButton text={translate('console.next')} />
      </form>
    </>
  );
};
