/** @jsxImportSource hono/jsx */
import { brand } from '../../brand';
import type { NoticeKind } from '../../domain/notices';
import { translatorFor } from '../../locale/translator';
import type { SignOnAssets } from '../assets';
import { untouched } from '../formState';
import type { ClubLinks } from '../urls';
import { FormMessages, SubmitButton } from './fields';
import { ReadingPage } from './ReadingPage';

/** Before and after e-mails of a kind are stopped, or a link that is incomplete or changed. */
export type StopNoticesView =
  { step: 'ask'; kind: NoticeKind; action: string } | { step: 'done'; kind: NoticeKind } | { step: 'gone' };

interface StopNoticesPageProps {
  view: StopNoticesView;
  lang: string;
  assets: SignOnAssets;
  links: ClubLinks;
}

/** One button that stops e-mails of a kind, opened by the link of an e-mail. */
export const StopNoticesPage = ({ view, lang, assets, links }: StopNoticesPageProps) => {
  const translate = translatorFor(lang);
  return (
    <ReadingPage
      lang={lang}
      title={`${translate('stop.title')} | ${brand.club}`}
      heading={translate('stop.title')}
      assets={assets}
      links={links}
      script="widget"
    >
      {view.step !== 'gone' && (
        <p class="lead">
          <strong>{translate(`notice.${view.kind}`)}</strong>
        </p>
      )}
      {view.step === 'ask' ? (
        <>
          <p class="lead">{translate('stop.lead')}</p>
          <form method="post" action={view.action} novalidate>
            <FormMessages state={untouched} />
            <SubmitButton text={translate('stop.submit')} working={translate('stop.working')} />
          </form>
        </>
      ) : (
        <p class="lead" role="status">
          {translate(`stop.${view.step}`)}
        </p>
      )}
    </ReadingPage>
  );
};
