-- Brings a database that has run the twenty-six migrations of before to what the first one makes now.
DROP FUNCTION "note_catalogue_change"() CASCADE;--> statement-breakpoint
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
