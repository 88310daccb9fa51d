import { z } from 'zod';
import { findAccount } from '../db/stores/accounts/accountStore';
import { readLinkSecret } from '../db/stores/linkSecretStore';
import { saveNoticeChoices } from '../db/stores/players/noticeStore';
import { isStopSignature } from '../domain/noticeLink';
import { noticeKinds } from '../domain/notices';
import { isAllowedUrl } from '../http/kernel/origins';
import type { Translate } from '../locale/translator';
import type { ServiceContext } from '../serviceContext';
import { findObjection, isUndoneKind, objectToEmailChange } from '../useCases/accounts/objectToEmailChange';
import { findPasswordReset, resetPassword } from '../useCases/accounts/resetPassword';
import { findEmailLink, verifyEmail } from '../useCases/accounts/verifyEmail';
import { untouched } from './formState';
import { linkPage } from './linkPage';

const tokenLink = z.object({ token: z.string() });

/** Another account may have the address of a link. */
const stateOf = ({ email, isTaken }: { email: string; isTaken: boolean }, translate: Translate) =>
  isTaken ? { ...untouched, formError: translate('link.addressTaken', { email }) } : untouched;

export const verifyPage = (platform: ServiceContext) =>
  linkPage(platform, {
    path: '/sso/verify',
    texts: 'verify',
    link: tokenLink,
    find: ({ token }) => findEmailLink(platform, token),
    ask: (found, translate) => ({
      lead: translate(found.isChange ? 'verify.changeLead' : 'verify.lead', { email: found.email }),
      state: stateOf(found, translate),
    }),
    act: async ({ token }, { isChange }) => {
      await verifyEmail(platform, token);
      const query: Record<string, string> = isChange ? { change: 'done' } : {};
      return { path: '/sso/verify/done', query };
    },
    done: (translate, { change }) => ({
      title: translate('verify.doneTitle'),
      lead: translate(change ? 'verify.changeDone' : 'verify.done'),
    }),
  });

/** The owner of a former address undoes the change of it, and then chooses another password. */
export const objectionPage = (platform: ServiceContext) =>
  linkPage(platform, {
    path: '/sso/object',
    texts: 'objection',
    link: tokenLink,
    find: ({ token }) => findObjection(platform, token),
    ask: (found, translate) => ({
      lead: translate('objection.lead', { email: found.email }),
      state: stateOf(found, translate),
    }),
    act: async ({ token }) => {
      const { resetToken, undone } = await objectToEmailChange(platform, token);
      return { path: '/sso/reset', query: { token: resetToken, undone: undone.join(' ') } };
    },
  });

export const resetPage = (platform: ServiceContext) =>
  linkPage(platform, {
    path: '/sso/reset',
    texts: 'reset',
    link: tokenLink,
    find: ({ token }) => findPasswordReset(platform, token),
    ask: ({ email }, translate, { undone = '' }) => ({
      undone: undone
        .split(' ')
        .filter(isUndoneKind)
        .map((kind) => translate(`objection.undone.${kind}`, { email })),
      lead: translate('reset.lead'),
      asksForPassword: true,
    }),
    act: async ({ token }, { nextUrl }, { password = '' }) => {
      await resetPassword(platform, token, password);
      return { path: '/sso/reset/done', query: { next: nextUrl } };
    },
    done: (translate, { next = '' }) => ({
      title: translate('reset.doneTitle'),
      lead: translate('reset.done'),
      leadsToLogin: true,
      home: isAllowedUrl(platform, next) ? next : undefined,
    }),
  });

const noticeKind = z.enum(noticeKinds);

/** The player stops emails about a kind of notice. The signature of the link stands for a login. */
export const stopNoticesPage = (platform: ServiceContext) =>
  linkPage(platform, {
    path: '/sso/notices',
    texts: 'stop',
    link: z.object({ player: z.guid(), kind: noticeKind, signature: z.string() }),
    find: async ({ player: profileId, kind, signature }) => {
      const stopped = { profileId, kind };
      return isStopSignature(await readLinkSecret(platform.db), stopped, signature) ? stopped : undefined;
    },
    ask: ({ kind }, translate) => ({ topic: translate(`notice.${kind}`), lead: translate('stop.lead') }),
    act: async (_link, { profileId, kind }) => {
      // The link outlives the account, and a deleted one gets no emails anyway.
      if (await findAccount(platform.db, profileId)) {
        await saveNoticeChoices(platform.db, profileId, [{ kind, channel: 'email', isChosen: false }]);
      }
      return { path: '/sso/notices/done', query: { kind } };
    },
    done: (translate, query) => {
      const { data: kind } = noticeKind.safeParse(query.kind);
      return (
        kind && {
          title: translate('stop.doneTitle'),
          topic: translate(`notice.${kind}`),
          lead: translate('stop.done'),
        }
      );
    },
    isOneClick: true,
  });
