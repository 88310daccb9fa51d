import type { IntlShape } from 'react-intl';
import type { Toast, ToastNews, ToastText } from '../../../store/toasts/slice';
import { challengeMessages, challengeTemplates } from '../../challenges/challenges.messages';
import { friendsMessages, newsTemplates } from '../../friends/friends.messages';
import { navigate } from '../../navigation/navigate';
import { progressMessages, progressTemplates } from '../player/progress.messages';
import { spendToastTemplates, spendToastTexts } from '../spend/spend.messages';
import { wishTemplates, wishTexts } from '../wishlist/wishlist.messages';

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
        done: formatMessage(spendToastTemplates.claimed, { name }),
        failed: formatMessage(spendToastTemplates.notClaimed, { name }),
        see: () => void navigate('rewards', {}, { reward: rewardId }),
      });
    }
    case 'redemption':
      return spendToast(toast, intl, {
        done: formatMessage(spendToastTexts.code),
        failed: formatMessage(spendToastTexts.notRedeemed),
        see: () => void navigate('discount'),
      });
    case 'wishesAffordable': {
      const { count, name, price } = toast;
      return {
        kind: 'units',
        title: formatMessage(wishTemplates.affordable, { count, name }),
        detail: formatMessage(wishTemplates.onYourList, { count, price }),
        action: { label: formatMessage(wishTexts.see), onClick: () => void navigate('rewards') },
      };
    }
    case 'wishRejected': {
      const { name, isWished } = toast;
      return {
        kind: 'error',
        title: formatMessage(isWished ? wishTemplates.notAdded : wishTemplates.notRemoved, { name }),
        detail: formatMessage(wishTexts.tryAgain),
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
        title: formatMessage(challengeTemplates.activated, { count: toast.names.length, name }),
        detail: formatMessage(challengeMessages.activatedNote),
      };
    }
    case 'friend': {
      const { news, name } = toast;
      const title = formatMessage(newsTemplates[news], { name });
      const isGood = news === 'befriended' || news === 'sent' || news === 'closed';
      return isGood ? { kind: 'good', title } : asBefore(title, intl);
    }
    case 'presenceRejected':
      return asBefore(formatMessage(friendsMessages.presenceRejected), intl);
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
  const action = { label: formatMessage(spendToastTexts.see), onClick: see };
  if (failure === null) {
    const detail = balance === null ? undefined : formatMessage(spendToastTemplates.balance, { balance });
    return { kind: 'units', title: done, detail, action };
  }
  // Without a response it is not known whether the Units were taken.
  const isUnsure = failure.status === 0;
  const detail = formatMessage(isUnsure ? spendToastTexts.unsure : spendToastTexts.safe);
  return { kind: 'error', title: failed, detail, action };
}

function progressToast({ cause, units, xp, level, badges }: NewsOf<'progress'>, intl: IntlShape): ToastContent {
  const { formatMessage } = intl;
  const gains = [
    level !== null && formatMessage(progressTemplates.level, { level }),
    badges.length > 0 && formatMessage(progressTemplates.badges, { count: badges.length, name: badges[0] ?? '' }),
    units > 0 && formatMessage(progressTemplates.units, { units }),
    xp > 0 && formatMessage(progressTemplates.xp, { xp }),
  ].filter((gain) => gain !== false);
  const [first = '', ...others] = gains;
  return cause === 'return'
    ? { kind: 'units', title: formatMessage(progressMessages.sinceLastVisit), detail: gains.join(' · ') }
    : { kind: 'good', title: first, detail: others.join(' · ') || undefined };
}

function bankingToast(
  { count, units, xp, unitBalance }: NewsOf<'banking'>,
  { formatMessage }: IntlShape,
): ToastContent {
  const balance = formatMessage(challengeTemplates.balance, { balance: unitBalance });
  if (count === 0) return { kind: 'good', title: formatMessage(challengeMessages.nothingToBank), detail: balance };
  return {
    kind: 'units',
    title: formatMessage(challengeTemplates.bankedUnits, { units }),
    detail: [
      count > 1 && formatMessage(challengeTemplates.challengeCount, { count }),
      xp > 0 && formatMessage(progressTemplates.xp, { xp }),
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
  detail: formatMessage(friendsMessages.asBefore),
});
