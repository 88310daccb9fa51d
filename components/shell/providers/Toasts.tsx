import { type IntlShape, useIntl } from 'react-intl';
import { Toast, ToastArea } from '../../ui/feedback/Toast';
import { friendChanges, type ShownToast, type ToastNews, type ToastText } from '../../../store/toasts/slice';
import { useAppSelector } from '../../../store/support/hooks';
import { isOutcomeUnknown } from '../../../store/support/failures';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone } from '../../ui/time/useFormatDay';
import { navigate } from '../../navigation/navigate';
import { PopupTexts } from '../../popups/PopupTexts';

/** More would cover a phone's screen: the next one is shown, and said, when one of these closes. */
const mostShown = 3;

interface ToastsProps {
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
}

export function Toasts({ toasts, onClose }: ToastsProps) {
  const t = useTexts();
  const balance = useAppSelector(({ units }) => units?.units ?? null);
  return (
    <ToastArea label={t('shell.toasts.area')}>
      {toasts
        .slice(0, mostShown)
        .map((toast) => withBalance(toast, balance))
        .map((toast) =>
          isOfFeature(toast) ? (
            <PopupTexts key={toast.id}>
              <NewsToast toast={toast} contentOf={featureContent} onClose={onClose} />
            </PopupTexts>
          ) : (
            <NewsToast key={toast.id} toast={toast} contentOf={shellContent} onClose={onClose} />
          ),
        )}
    </ToastArea>
  );
}

interface NewsToastProps<News> {
  toast: News;
  contentOf: (toast: News, t: Texts, formatDate: IntlShape['formatDate']) => ToastContent;
  onClose: (id: number) => void;
}

function NewsToast<News extends ShownToast>({ toast, contentOf, onClose }: NewsToastProps<News>) {
  const t = useTexts();
  const { formatDate } = useIntl();
  const { detail, ...content } = contentOf(toast, t, formatDate);
  return (
    <Toast {...content} closeLabel={t('ui.close')} onClose={() => onClose(toast.id)}>
      {detail}
    </Toast>
  );
}

/** A toast may have waited for others, and Units came or went meanwhile. */
const withBalance = (toast: ShownToast, unitBalance: number | null): ShownToast =>
  unitBalance !== null && 'unitBalance' in toast && toast.unitBalance !== null ? { ...toast, unitBalance } : toast;

type Texts = ReturnType<typeof useTexts>;

interface ToastContent extends ToastText {
  action?: { label: string; onClick: () => void };
}

type NewsOf<About extends ToastNews['about']> = Extract<ShownToast, { about: About }>;

/** What other features say, on every page: only their own pages carry these texts. */
const featureNews = ['gift', 'giftDeclined', 'undo', 'banking', 'activation', 'friend', 'presenceRejected'] as const;
type FeatureNews = NewsOf<(typeof featureNews)[number]>;

export const isOfFeature = (toast: ShownToast): toast is FeatureNews =>
  'about' in toast && featureNews.some((about) => about === toast.about);

export function featureContent(toast: FeatureNews, t: Texts): ToastContent {
  switch (toast.about) {
    case 'gift':
      return spendToast(toast, t, {
        done: t('gifts.given'),
        failed: t('shell.spend.notGiven'),
        see: () => void navigate('rewards'),
      });
    case 'giftDeclined':
      return { kind: 'good', title: t('gifts.declined', { name: toast.name }) };
    case 'undo':
      return spendToast(toast, t, {
        done: t('rewards.undo.done', { units: toast.units }),
        failed: t('rewards.undo.failed'),
        see: () => void navigate('units'),
      });
    case 'banking':
      return bankingToast(toast, t);
    case 'activation': {
      const [name = ''] = toast.names;
      return {
        kind: 'good',
        title: t('challenges.activated', { count: toast.names.length, name }),
        detail: t('challenges.activated.note'),
      };
    }
    case 'friend': {
      const { news, name } = toast;
      const title = t(`friends.news.${news}`, { name });
      const isGood = friendChanges.some((change) => change === news);
      return isGood ? { kind: 'good', title } : asBefore(title, t);
    }
    case 'presenceRejected':
      return asBefore(t('friends.presenceRefused'), t);
  }
}

export function shellContent(
  toast: Exclude<ShownToast, FeatureNews>,
  t: Texts,
  formatDate: IntlShape['formatDate'],
): ToastContent {
  if (!('about' in toast)) return toast;
  switch (toast.about) {
    case 'claim': {
      const { name, rewardId } = toast;
      return spendToast(toast, t, {
        done: t('shell.spend.claimed', { name }),
        failed: t('shell.spend.notClaimed', { name }),
        see: () => void navigate('rewards', {}, { reward: rewardId }),
      });
    }
    case 'redemption':
      return spendToast(toast, t, {
        done: t('shell.spend.code'),
        failed: t('shell.spend.notRedeemed'),
        see: () => void navigate('discount'),
      });
    case 'wishesAffordable': {
      const { count, name, price } = toast;
      return {
        kind: 'units',
        title: t('shell.wishes.affordable', { count, name }),
        detail: t('shell.wishes.onYourList', { count, price }),
        action: { label: t('shell.wishes.see'), onClick: () => void navigate('rewards') },
      };
    }
    case 'wishRejected': {
      const { name, isWished } = toast;
      return {
        kind: 'error',
        title: t(isWished ? 'shell.wishes.notAdded' : 'shell.wishes.notRemoved', { name }),
        detail: t('ui.tryAgainSoon'),
      };
    }
    case 'progress':
      return progressToast(toast, t);
    case 'offline':
      return { kind: 'offline', title: t('shell.offline.title'), detail: t('shell.offline.text', { time: toast.at }) };
    case 'closing': {
      const date = formatDate(toast.at, { dateStyle: 'long', timeZone: lastZone });
      return { kind: 'notice', title: t('shell.closing.title', { date }), detail: t('shell.closing.text') };
    }
    case 'signedOutEverywhere':
      return { kind: 'good', title: t('shell.signedOutEverywhere') };
    case 'kept':
      return { kind: 'good', title: t('shell.kept') };
  }
}

interface SpendTexts {
  done: string;
  failed: string;
  see: () => void;
}

function spendToast(
  { failure, unitBalance }: NewsOf<'claim' | 'redemption' | 'gift' | 'undo'>,
  t: Texts,
  { done, failed, see }: SpendTexts,
): ToastContent {
  const action = { label: t('shell.spend.see'), onClick: see };
  if (failure === null) {
    const detail = unitBalance === null ? undefined : t('shell.spend.balance', { balance: unitBalance });
    return { kind: 'units', title: done, detail, action };
  }
  return isOutcomeUnknown(failure)
    ? { kind: 'error', title: t('shell.spend.unsureTitle'), detail: t('shell.spend.unsure'), action }
    : { kind: 'error', title: failed, detail: t('shell.spend.safe'), action };
}

function progressToast({ cause, units, xp, level, badges }: NewsOf<'progress'>, t: Texts): ToastContent {
  const gains = [
    level !== null && t('shell.progress.level', { level }),
    badges.length > 0 && t('shell.progress.badges', { count: badges.length, name: badges[0] ?? '' }),
    units > 0 && t('shell.progress.units', { units }),
    xp > 0 && t('shell.progress.xp', { xp }),
  ].filter((gain) => gain !== false);
  if (level === null && cause === 'return') {
    return { kind: 'units', title: t('shell.progress.title'), detail: gains.join(' · ') };
  }
  const [title = '', ...others] = gains;
  return { kind: level === null ? 'good' : 'level', title, detail: others.join(' · ') || undefined };
}

function bankingToast({ count, units, xp, unitBalance }: NewsOf<'banking'>, t: Texts): ToastContent {
  if (unitBalance === null) return { kind: 'good', title: t('challenges.failed.banked') };
  const balance = t('challenges.balance', { balance: unitBalance });
  if (count === 0) return { kind: 'good', title: t('challenges.bankedAlready'), detail: balance };
  return {
    kind: 'units',
    title: t('challenges.bankedUnits', { units }),
    detail: [count > 1 && t('challenges.count', { count }), xp > 0 && t('shell.progress.xp', { xp }), balance]
      .filter((part) => part !== false)
      .join(' · '),
  };
}

/** A change was rejected, and its screen shows the state of before. */
const asBefore = (title: string, t: Texts): ToastContent => ({
  kind: 'error',
  title,
  detail: t('ui.unchanged'),
});
