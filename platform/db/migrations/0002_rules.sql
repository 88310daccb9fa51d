CREATE TABLE "club_rules" (
	"rule" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_changes" (
	"change_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rule" text NOT NULL,
	"subject_id" uuid,
	"before" integer,
	"after" integer
);
--> statement-breakpoint
CREATE INDEX "rule_changes_by_time" ON "rule_changes" USING btree ("changed_at","change_id");--> statement-breakpoint
CREATE INDEX "rule_changes_by_subject" ON "rule_changes" USING btree ("subject_id");--> statement-breakpoint
-- Whoever changes a rule, by the content, a command or by hand: a trigger notes it in the same transaction.
CREATE FUNCTION units_of(thresholds jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum((threshold ->> 'units')::integer), 0)::integer FROM jsonb_array_elements(thresholds) threshold
$$;--> statement-breakpoint
CREATE FUNCTION note_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_NAME
    WHEN 'note_price' THEN
      INSERT INTO rule_changes (rule, subject_id, before, after) VALUES ('price', NEW.reward_id, OLD.value, NEW.value);
    WHEN 'note_limit' THEN
      INSERT INTO rule_changes (rule, subject_id, before, after)
        VALUES ('claimLimit', NEW.reward_id, OLD.quantity_limit, NEW.quantity_limit);
    WHEN 'note_action_units' THEN
      INSERT INTO rule_changes (rule, subject_id, before, after) VALUES ('actionUnits', NEW.action_id, OLD.units, NEW.units);
    WHEN 'note_challenge_units' THEN
      INSERT INTO rule_changes (rule, subject_id, before, after)
        VALUES ('challengeUnits', NEW.definition_id, units_of(OLD.thresholds), units_of(NEW.thresholds));
    WHEN 'note_club_rule' THEN
      INSERT INTO rule_changes (rule, before, after) VALUES (NEW.rule, OLD.value, NEW.value);
  END CASE;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_price AFTER UPDATE ON rewards FOR EACH ROW
  WHEN (OLD.value <> NEW.value) EXECUTE FUNCTION note_rule_change();--> statement-breakpoint
CREATE TRIGGER note_limit AFTER UPDATE ON rewards FOR EACH ROW
  WHEN (OLD.quantity_limit IS DISTINCT FROM NEW.quantity_limit) EXECUTE FUNCTION note_rule_change();--> statement-breakpoint
CREATE TRIGGER note_action_units AFTER UPDATE ON actions FOR EACH ROW
  WHEN (OLD.units <> NEW.units) EXECUTE FUNCTION note_rule_change();--> statement-breakpoint
CREATE TRIGGER note_challenge_units AFTER UPDATE ON challenges FOR EACH ROW
  WHEN (units_of(OLD.thresholds) <> units_of(NEW.thresholds)) EXECUTE FUNCTION note_rule_change();--> statement-breakpoint
CREATE TRIGGER note_club_rule AFTER UPDATE ON club_rules FOR EACH ROW
  WHEN (OLD.value <> NEW.value) EXECUTE FUNCTION note_rule_change();
