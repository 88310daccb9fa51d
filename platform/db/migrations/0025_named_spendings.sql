ALTER TABLE "lots" ADD COLUMN "has_grace" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_keys" ADD COLUMN "transaction_id" uuid;--> statement-breakpoint
ALTER TABLE "promotion_keys" ADD CONSTRAINT "promotion_keys_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_keys" ADD CONSTRAINT "code_of_a_spending" UNIQUE("transaction_id");--> statement-breakpoint
-- Claims and codes of one instant are paired with the spendings of that instant, the refunded ones first.
WITH "paid" AS (
  SELECT "claim_id" AS "id", "profile_id", "reward_id"::text AS "source_id", "claimed_at" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "reward_id", "claimed_at" ORDER BY "refunded_at" IS NULL, "claim_id") AS "place"
  FROM "claims" WHERE "transaction_id" IS NULL
), "spendings" AS (
  SELECT "id", "profile_id", "source" ->> 'id' AS "source_id", "date" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "source" ->> 'id', "date"
      ORDER BY NOT EXISTS (SELECT 1 FROM "transactions" "refund" WHERE "refund"."refund_of" = "transactions"."id"), "seq") AS "place"
  FROM "transactions" WHERE "kind" = 'spent' AND "source" ->> 'type' = 'reward'
    AND NOT EXISTS (SELECT 1 FROM "claims" WHERE "claims"."transaction_id" = "transactions"."id")
)
UPDATE "claims" SET "transaction_id" = "spendings"."id"
FROM "paid" JOIN "spendings" USING ("profile_id", "source_id", "at", "place")
WHERE "claims"."claim_id" = "paid"."id";--> statement-breakpoint
WITH "paid" AS (
  SELECT "code", "profile_id", "bought_at" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "bought_at" ORDER BY "refunded_at" IS NULL, "code") AS "place"
  FROM "promotion_keys"
), "spendings" AS (
  SELECT "id", "profile_id", "date" AS "at",
    row_number() OVER (PARTITION BY "profile_id", "date"
      ORDER BY NOT EXISTS (SELECT 1 FROM "transactions" "refund" WHERE "refund"."refund_of" = "transactions"."id"), "seq") AS "place"
  FROM "transactions" WHERE "kind" = 'spent' AND "source" ->> 'type' = 'discount'
)
UPDATE "promotion_keys" SET "transaction_id" = "spendings"."id"
FROM "paid" JOIN "spendings" USING ("profile_id", "at", "place")
WHERE "promotion_keys"."code" = "paid"."code";--> statement-breakpoint
-- A refund of one of several claims of an instant could mark another one of them.
UPDATE "claims" SET "refunded_at" = "refund"."date"
FROM "transactions" "refund" WHERE "refund"."refund_of" = "claims"."transaction_id" AND "claims"."refunded_at" IS NULL;--> statement-breakpoint
UPDATE "claims" SET "refunded_at" = NULL
WHERE "transaction_id" IS NOT NULL AND "refunded_at" IS NOT NULL AND "undone_at" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "transactions" WHERE "refund_of" = "claims"."transaction_id");--> statement-breakpoint
-- Lots that refunds made for Units whose lot had expired.
UPDATE "lots" SET "has_grace" = true
FROM "transactions" WHERE "transactions"."profile_id" = "lots"."profile_id" AND "transactions"."kind" = 'refunded'
  AND "transactions"."date" = "lots"."acquired_at" AND "transactions"."expires_at" = "lots"."expires_at";--> statement-breakpoint
-- What ended with a day in UTC, or within it, ends with that day wherever the player is (UTC-12).
UPDATE "lots" SET "expires_at" =
  (date_trunc('day', "expires_at" AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond') AT TIME ZONE 'UTC'
WHERE "expires_at" IS NOT NULL;--> statement-breakpoint
UPDATE "transactions" SET "expires_at" =
  (date_trunc('day', "expires_at" AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond') AT TIME ZONE 'UTC'
WHERE "expires_at" IS NOT NULL;--> statement-breakpoint
UPDATE "promotion_keys" SET "expires_at" =
  (date_trunc('day', "expires_at" AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond') AT TIME ZONE 'UTC';--> statement-breakpoint
UPDATE "notices" SET "details" = jsonb_set("details", '{until}', to_jsonb(to_char(
  date_trunc('day', ("details" ->> 'until')::timestamptz AT TIME ZONE 'UTC') + interval '36 hours' - interval '1 millisecond',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
WHERE "kind" = 'unitsExpiring';--> statement-breakpoint
-- An expiry names the month in which its Units were acquired instead of the day on which they expired.
UPDATE "transactions" SET "source" = jsonb_set("source", '{id}', to_jsonb(CASE
  WHEN "date" < '2019-04-01T00:00:00Z' THEN '2017-03'
  ELSE to_char("lots"."acquired_at" AT TIME ZONE 'UTC', 'YYYY-MM') END))
FROM "lots" WHERE "transactions"."kind" = 'expired' AND "lots"."lot_id" = ("transactions"."draws" -> 0 ->> 'lotId')::uuid;
