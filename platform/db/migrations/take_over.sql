-- Brings a database that has run the twenty-six migrations of before to what the first one makes now.
DROP FUNCTION "note_catalogue_change"() CASCADE;--> statement-breakpoint
CREATE OR REPLACE FUNCTION pgboss.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN

  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;--> statement-breakpoint
CREATE INDEX "jobs_to_take" ON pgboss.job (name, created_on, id, start_after) WHERE state < 'active';--> statement-breakpoint
DROP INDEX "lots_by_expiry";--> statement-breakpoint
ALTER TABLE "challenge_runs" ADD COLUMN "auto_banked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_by_closing" ON "accounts" USING btree ("closes_at","user_id");--> statement-breakpoint
CREATE INDEX "accounts_by_accepted_policies" ON "accounts" USING btree ("legal_optins_key","country","user_id");--> statement-breakpoint
CREATE INDEX "attempts_by_time" ON "attempts" USING btree ("kind","last_at");--> statement-breakpoint
CREATE INDEX "console_auth_codes_by_account" ON "console_auth_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "console_auth_codes_by_expiry" ON "console_auth_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_changes_by_account" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_verifications_by_account" ON "email_verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_verifications_by_expiry" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_by_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_by_account" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "second_factor_setups_by_expiry" ON "second_factor_setups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_sign_on" ON "sessions" USING btree ("sign_on_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree (greatest("expires_at", "remember_me_expires_at"));--> statement-breakpoint
CREATE INDEX "sign_on_sessions_by_expiry" ON "sign_on_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "switch_tickets_by_account" ON "switch_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "switch_tickets_by_expiry" ON "switch_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factor_tickets_by_account" ON "two_factor_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factor_tickets_by_expiry" ON "two_factor_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_remember_me_tickets_by_session" ON "used_remember_me_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "repeatable_exchanges" ON "used_remember_me_tickets" USING btree ("used_at") WHERE "used_remember_me_tickets"."salt" is not null;--> statement-breakpoint
CREATE INDEX "unbanked_challenges" ON "challenge_progress" USING btree ("challenge_id","profile_id") WHERE "challenge_progress"."banked_at" is null;--> statement-breakpoint
CREATE INDEX "declined_friend_requests_by_receiver" ON "declined_friend_requests" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "declined_friend_requests_by_time" ON "declined_friend_requests" USING btree ("declined_at");--> statement-breakpoint
CREATE INDEX "friends_by_friend" ON "friends" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "goals_that_claim_themselves" ON "goals" USING btree ("profile_id") WHERE "goals"."claims_itself";--> statement-breakpoint
CREATE INDEX "idempotent_responses_by_time" ON "idempotent_replies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lots_by_player" ON "lots" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "player_reports_by_closing" ON "player_reports" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "open_player_reports" ON "player_reports" USING btree ("reported_at") WHERE "player_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "promotion_keys_by_player" ON "promotion_keys" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "sent_friend_requests_by_time" ON "sent_friend_requests" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "transactions" USING btree ("date");--> statement-breakpoint
CREATE INDEX "wishes_by_time" ON "wishes" USING btree ("wished_at");--> statement-breakpoint
CREATE INDEX "notices_by_time" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_by_requesting_player" ON "notices" USING btree (("details" ->> 'subjectId')) WHERE "notices"."kind" = 'friendRequest';--> statement-breakpoint
CREATE INDEX "lots_by_expiry" ON "lots" USING btree ("expires_at","profile_id") WHERE "lots"."remaining" > 0;--> statement-breakpoint
DO $$
DECLARE
  fetch_index text;
BEGIN
  FOR fetch_index IN SELECT indexname FROM pg_indexes WHERE schemaname = 'pgboss' AND indexname LIKE 'j%\_i5' LOOP
    EXECUTE format('DROP INDEX pgboss.%I', fetch_index);
  END LOOP;
END $$;--> statement-breakpoint
SELECT pgboss.create_queue('dailyNotices', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');--> statement-breakpoint
UPDATE pgboss.job SET data = jsonb_build_object('noticeIds', jsonb_build_array(data -> 'noticeId'), 'channel', data -> 'channel')
WHERE name = 'noticeDelivery' AND data ? 'noticeId';--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"email" text GENERATED ALWAYS AS (payload ->> 'email') STORED,
	"reserved_email_key" text GENERATED ALWAYS AS (payload ->> 'reservedEmailKey') STORED,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
INSERT INTO "one_time_tokens" ("hash", "kind", "user_id", "payload", "issued_at", "expires_at") SELECT "token_hash", CASE WHEN "is_change" THEN 'emailChange' ELSE 'emailVerification' END, "user_id", jsonb_build_object('email', "email"), "expires_at" - interval '3 days', "expires_at" FROM "email_verifications";--> statement-breakpoint
-- The password at the request is not known: until another is chosen, an objection by one of these links leaves none.
INSERT INTO "one_time_tokens" ("hash", "kind", "user_id", "payload", "issued_at", "expires_at") SELECT "objection_hash", 'objection', "user_id", jsonb_build_object('email', "previous_email", 'reservedEmailKey', "previous_email_key", 'passwordHash', NULL, 'secondFactor', "second_factor"), "requested_at", "expires_at" FROM "email_changes";--> statement-breakpoint
-- Password resets, switch tickets and second steps are not taken over: they live for an hour at most, and are asked for again.
DROP TABLE "email_changes" CASCADE;--> statement-breakpoint
DROP TABLE "email_verifications" CASCADE;--> statement-breakpoint
DROP TABLE "password_resets" CASCADE;--> statement-breakpoint
DROP TABLE "switch_tickets" CASCADE;--> statement-breakpoint
DROP TABLE "two_factor_tickets" CASCADE;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_account" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_reserved_email" ON "one_time_tokens" USING btree ("reserved_email_key");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_expiry" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "rewards" DROP COLUMN "glyph";--> statement-breakpoint
ALTER TABLE "challenges" DROP COLUMN "glyph";--> statement-breakpoint
ALTER TABLE "actions" DROP COLUMN "glyph";--> statement-breakpoint
ALTER TABLE "badges" DROP COLUMN "glyph";--> statement-breakpoint
ALTER TABLE "avatars" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "star_players" DROP COLUMN "avatar_kind";--> statement-breakpoint
ALTER TABLE "wishes" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "idempotent_replies" RENAME TO "idempotent_responses";--> statement-breakpoint
ALTER TABLE "idempotent_responses" RENAME COLUMN "reply" TO "response";--> statement-breakpoint
ALTER TABLE "idempotent_responses" RENAME CONSTRAINT "idempotent_replies_profile_id_key_pk" TO "idempotent_responses_profile_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotent_responses" RENAME CONSTRAINT "idempotent_replies_profile_id_accounts_user_id_fk" TO "idempotent_responses_profile_id_accounts_user_id_fk";--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ALTER COLUMN "used_at" DROP DEFAULT;--> statement-breakpoint
UPDATE "facts" SET "key" = 'seeded' WHERE "key" = 'seed.planted';--> statement-breakpoint
UPDATE "facts" SET "key" = 'catalog.version' WHERE "key" = 'catalogue.version';--> statement-breakpoint
CREATE FUNCTION note_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facts (key, value) VALUES ('catalog.version', '1')
    ON CONFLICT (key) DO UPDATE SET value = (facts.value::bigint + 1)::text;
  NOTIFY catalog;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_platforms FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rewards FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON actions FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON badges FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON challenges FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stats FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();--> statement-breakpoint
CREATE TRIGGER note_catalog_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON star_players FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change();
