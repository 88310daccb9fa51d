import { and, eq, gt, gte, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { codeSources, twoFactorTicketLifeMs } from '../../../domain/accounts/secondFactor';
import { hashSecret, newSecret } from '../../../support/secret';
import type { Database } from '../../database';
import { hasRow } from '../../firstRow';
import { oneTimeTokens } from '../../schema';
import { lockAccount } from './accountStore';

interface TokenKind<Payload> {
  kind: string;
  lifeMs: number;
  payload: z.ZodType<Payload>;
}

const minute = 60_000;
const day = 24 * 60 * minute;

const kindOf = <Payload>(kind: string, lifeMs: number, payload: z.ZodType<Payload>): TokenKind<Payload> => ({
  kind,
  lifeMs,
  payload,
});

const secondFactorCopy = z.object({
  secret: z.string(),
  preference: z.array(z.enum(codeSources)),
  lastStep: z.int(),
  codeHashes: z.array(z.string()),
});

/** A second factor as it was at an instant, with the hashes of its unused recovery codes. */
export type SecondFactorCopy = z.output<typeof secondFactorCopy>;

/** A link to choose another password, and the page to continue to. */
export const passwordReset = kindOf('passwordReset', 60 * minute, z.object({ nextUrl: z.string() }));

/** A link that verifies the address of an account; it verifies no other. */
export const emailVerification = kindOf('emailVerification', 3 * day, z.object({ email: z.string() }));

/** A link that gives an account another address. */
export const emailChange = kindOf('emailChange', 3 * day, z.object({ email: z.string() }));

/** A link by which the former address undoes a change, with the account as it was when the change was requested. */
export const objection = kindOf(
  'objection',
  14 * day,
  z.object({
    email: z.string(),
    /** The key of `email`: no other account gets it meanwhile. Null where it has none. */
    reservedEmailKey: z.string().nullable(),
    /** Null for requests of earlier versions. */
    passwordHash: z.string().nullable(),
    /** Null where it was off. */
    secondFactor: secondFactorCopy.nullable(),
  }),
);

/** A ticket that signs a player in to another application or device. */
export const switchTicket = kindOf(
  'switchTicket',
  2 * minute,
  z.object({
    /** The only application that may use it; null for any. */
    appId: z.string().nullable(),
    /** When the session that requested it expires. */
    sessionEndsAt: z.coerce.date(),
  }),
);

/** A login that waits for its second step. */
export const secondStep = kindOf(
  'secondStep',
  twoFactorTicketLifeMs,
  z.object({
    /** The id of the future session. */
    sessionId: z.string(),
    rememberMe: z.boolean(),
    /** Hash of the code that was emailed; null without one. */
    mailedCodeHash: z.string().nullable(),
  }),
);

/** Creates a token, which expires after the life of its kind, or at `endsAt` if that is earlier. */
export async function issueToken<Payload>(
  db: Database,
  now: Date,
  { kind, lifeMs }: TokenKind<Payload>,
  { userId, payload, endsAt }: { userId: string; payload: Payload; endsAt?: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret();
  const expiresAt = new Date(Math.min(now.getTime() + lifeMs, endsAt?.getTime() ?? Infinity));
  await db.insert(oneTimeTokens).values({ hash: hashSecret(token), kind, userId, payload, issuedAt: now, expiresAt });
  return { token, expiresAt };
}

/** What a token is for; undefined where it is unknown, used or expired. */
export async function readToken<Payload>(
  db: Database,
  now: Date,
  { kind, payload }: TokenKind<Payload>,
  token: string,
): Promise<(Payload & { userId: string; hash: string; issuedAt: Date }) | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.hash, hashSecret(token)), eq(oneTimeTokens.kind, kind), gt(oneTimeTokens.expiresAt, now)),
    );
  return row && { ...payload.parse(row.payload), userId: row.userId, hash: row.hash, issuedAt: row.issuedAt };
}

/**
 * Uses a token up, with its account locked until the transaction ends; one that fails leaves the token good. Undefined where
 * the token is unknown, used or expired.
 */
export async function takeToken<Payload>(tx: Database, now: Date, kind: TokenKind<Payload>, token: string) {
  const found = await readToken(tx, now, kind, token);
  if (!found) return undefined;
  // Before its tokens, as wherever they are voided, so that two transactions cannot deadlock.
  await lockAccount(tx, found.userId);
  const isTaken = await hasRow(tx.delete(oneTimeTokens).where(eq(oneTimeTokens.hash, found.hash)).returning());
  return isTaken ? found : undefined;
}

/** Voids the tokens of an account, or those issued at `since` and later. The caller has locked the account. */
export async function voidTokens(
  tx: Database,
  userId: string,
  kinds: readonly { kind: string }[],
  since?: Date,
): Promise<void> {
  const names = kinds.map(({ kind }) => kind);
  const isOfKind = and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, names));
  await tx.delete(oneTimeTokens).where(and(isOfKind, since && gte(oneTimeTokens.issuedAt, since)));
}
