import type { IntlShape } from 'react-intl';
import type { Toast, ToastNews, ToastText } from '../../../store/toasts/slice';
import { navigate } from '../../navigation/navigate';
import { messageOf } from '../../ui/text/useTexts';

const newsTemplates = {
  befriended: 'friends.news.befriended',
  sent: 'friends.news.asked',
  closed: 'friends.news.gone',
  accept: 'friends.news.accept',
  decline: 'friends.news.decline',
  withdraw: 'friends.news.withdraw',
  favorite: 'friends.news.favorite',
  removal: 'friends.news.removal',
} as const;

/** What a toast shows. */
interface ToastContent extends ToastText {
  /** The button of the toast. */
  action?: { label: string; onClick: () => void };
}

/** The texts of a toast. */
export function newsToast(toast: Toast, intl: IntlShape): ToastContent {
  if (!('about' in toast)) return toast;
  const { formatMessage } = intl;
  switch (toast.about) {
    case 'claim': {
      const { name, rewardId } = toast;
      return spendToast(toast, intl, {
        done: formatMessage(messageOf('shell.spend.claimed'), { name }),
        failed: formatMessage(messageOf('shell.spend.notClaimed'), { name }),
        see: () => void navigate('rewards', {}, { reward: rewardId }),
      });
    }
    case 'redemption':
      return spendToast(toast, intl, {
        done: formatMessage(messageOf('shell.spend.code')),
        failed: formatMessage(messageOf('shell.spend.notRedeemed')),
        see: () => void navigate('discount'),
      });
    case 'wishesAffordable': {
      const { count, name, price } = toast;
      return {
        kind: 'units',
        title: formatMessage(messageOf('shell.wishes.affordable'), { count, name }),
        detail: formatMessage(messageOf('shell.wishes.onYourList'), { count, price }),
        action: { label: formatMessage(messageOf('shell.wishes.see')), onClick: () => void navigate('rewards') },
      };
    }
    case 'wishRejected': {
      const { name, isWished } = toast;
      return {
        kind: 'error',
        title: formatMessage(messageOf(isWished ? 'shell.wishes.notAdded' : 'shell.wishes.notRemoved'), { name }),
        detail: formatMessage(messageOf('shell.wishes.tryAgain')),
      };
    }
    case 'progress':
      return progressToast(toast, intl);
    case 'banking':
      return bankingToast(toast, intl);
    case 'activation': {
      const [name = ''] = toast.names;
      return {
        kind: 'good',
        title: formatMessage(messageOf('challenges.activated'), { count: toast.names.length, name }),
        detail: formatMessage(messageOf('challenges.activated.note')),
      };
    }
    case 'friend': {
      const { news, name } = toast;
      const title = formatMessage(messageOf(newsTemplates[news]), { name });
      const isGood = news === 'befriended' || news === 'sent' || news === 'closed';
      return isGood ? { kind: 'good', title } : asBefore(title, intl);
    }
    case 'presenceRejected':
      return asBefore(formatMessage(messageOf('friends.presenceRefused')), intl);
  }
}

type NewsOf<About extends ToastNews['about']> = Extract<ToastNews, { about: About }>;

interface SpendTexts {
  /** The title after Units were spent, and after a failure. */
  done: string;
  failed: string;
  /** Opens the receipt, or the dialog. */
  see: () => void;
}

function spendToast(
  { failure, balance }: NewsOf<'claim' | 'redemption'>,
  { formatMessage }: IntlShape,
  { done, failed, see }: SpendTexts,
): ToastContent {
  const action = { label: formatMessage(messageOf('shell.spend.see')), onClick: see };
  if (failure === null) {
    const detail = balance === null ? undefined : formatMessage(messageOf('shell.spend.balance'), { balance });
    return { kind: 'units', title: done, detail, action };
  }
  // Without a response it is not known whether the Units were taken.
  const isUnsure = failure.status === 0;
  const detail = formatMessage(messageOf(isUnsure ? 'shell.spend.unsure' : 'shell.spend.safe'));
  return { kind: 'error', title: failed, detail, action };
}

function progressToast({ cause, units, xp, level, badges }: NewsOf<'progress'>, intl: IntlShape): ToastContent {
  const { formatMessage } = intl;
  const gains = [
    level !== null && formatMessage(messageOf('shell.progress.level'), { level }),
    badges.length > 0 &&
      formatMessage(messageOf('shell.progress.badges'), { count: badges.length, name: badges[0] ?? '' }),
    units > 0 && formatMessage(messageOf('shell.progress.units'), { units }),
    xp > 0 && formatMessage(messageOf('shell.progress.xp'), { xp }),
  ].filter((gain) => gain !== false);
  const [first = '', ...others] = gains;
  return cause === 'return'
    ? { kind: 'units', title: formatMessage(messageOf('shell.progress.title')), detail: gains.join(' · ') }
    : { kind: 'good', title: first, detail: others.join(' · ') || undefined };
}

function bankingToast(
  { count, units, xp, unitBalance }: NewsOf<'banking'>,
  { formatMessage }: IntlShape,
): ToastContent {
  const balance = formatMessage(messageOf('challenges.balance'), { balance: unitBalance });
  if (count === 0)
    return { kind: 'good', title: formatMessage(messageOf('challenges.bankedAlready')), detail: balance };
  return {
    kind: 'units',
    title: formatMessage(messageOf('challenges.bankedUnits'), { units }),
    detail: [
      count > 1 && formatMessage(messageOf('challenges.count'), { count }),
      xp > 0 && formatMessage(messageOf('shell.progress.xp'), { xp }),
      balance,
    ]
      .filter((part) => part !== false)
      .join(' · '),
  };
}

/** A change was rejected, and its screen shows the state of before. */
const asBefore = (title: string, { formatMessage }: IntlShape): ToastContent => ({
  kind: 'error',
  title,
  detail: formatMessage(messageOf('ui.unchanged')),
});
