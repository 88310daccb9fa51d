import type { ParsedUrlQuery } from 'node:querystring';
import { getRuleChanges, type RuleChange } from '../../services/club/ruleChanges';
import { ServiceError } from '../../services/http/errors';
import { isNotThere } from '../../services/http/missingAdditions';
import { readMessages } from '../../services/locale/readMessages';
import type { SupportedLocale } from '../../services/locale/supportedLocales';
import { pageNumber } from '../support/pageNumber';
import { createPageFetch, type FetchForPage } from '../visitorPage';

export interface RulesProps {
  /** Newest first. */
  changes: RuleChange[];
  /** From 1. */
  page: number;
  hasNext: boolean;
}

const pageSize = 50;

/** A page of what changed, the first one without a number; null for a page that does not exist. */
export async function loadRules(
  call: FetchForPage,
  _locale: SupportedLocale,
  { number }: ParsedUrlQuery,
): Promise<RulesProps | null> {
  const page = pageNumber(number);
  if (page === null) return null;
  const offset = (page - 1) * pageSize;
  const none = { hasMore: false, changes: [] };
  const { hasMore, changes } = await call(getRuleChanges, { offset, limit: pageSize }, { without: none });
  if (page > 1 && changes.length === 0) return null;
  return { changes, page, hasNext: hasMore };
}

/** The latest changes for the feed of a language, with its texts; no changes if the services do not have the call. */
export async function loadRuleFeed(locale: SupportedLocale) {
  const messages = await readMessages(locale, ['rules', 'pages.rules']);
  return { messages, changes: await latestChanges(locale) };
}

async function latestChanges(locale: SupportedLocale): Promise<RuleChange[]> {
  try {
    return (await createPageFetch(locale)(getRuleChanges, { offset: 0, limit: pageSize })).changes;
  } catch (error) {
    if (error instanceof ServiceError && isNotThere(error)) return [];
    throw error;
  }
}
