-- Platforms keep the catalog in memory. Every change of it, by whom ever, raises its version and announces itself.
CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facts (key, value) VALUES ('catalogue.version', '1')
    ON CONFLICT (key) DO UPDATE SET value = (facts.value::bigint + 1)::text;
  NOTIFY catalogue;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_platforms FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rewards FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON actions FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON badges FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON challenges FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stats FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();--> statement-breakpoint
CREATE TRIGGER note_catalogue_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON star_players FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
