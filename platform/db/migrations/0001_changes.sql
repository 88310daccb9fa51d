DROP INDEX "goals_that_claim_themselves";--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "goals_by_change" ON "goals" USING btree ("changed_at","profile_id") WHERE "goals"."claims_itself";--> statement-breakpoint
CREATE INDEX "goals_by_reward" ON "goals" USING btree ("reward_id","profile_id") WHERE "goals"."claims_itself";--> statement-breakpoint
CREATE INDEX "players_by_change" ON "players" USING btree ("changed_at","profile_id");--> statement-breakpoint
CREATE INDEX "wishes_by_reward" ON "wishes" USING btree ("reward_id","profile_id");--> statement-breakpoint
-- Jobs begin with what has changed, by whomever: triggers note when.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE ON rewards FOR EACH ROW
  WHEN ((OLD.value, OLD.quantity_limit, OLD.lock_reason, OLD.lock_level, OLD.lock_action_id, OLD.lock_reward_id)
    IS DISTINCT FROM (NEW.value, NEW.quantity_limit, NEW.lock_reason, NEW.lock_level, NEW.lock_action_id, NEW.lock_reward_id))
  EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE OF xp ON players FOR EACH ROW WHEN (OLD.xp <> NEW.xp) EXECUTE FUNCTION note_change();--> statement-breakpoint
CREATE TRIGGER note_change BEFORE UPDATE ON goals FOR EACH ROW EXECUTE FUNCTION note_change();--> statement-breakpoint
-- Who has accepted the policies or confirmed the email address may claim: the goal is looked at again.
CREATE FUNCTION note_permission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE goals SET changed_at = now() WHERE profile_id = NEW.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_permission AFTER UPDATE OF legal_optins_key, email_verified_at ON accounts FOR EACH ROW
  WHEN ((OLD.legal_optins_key, OLD.email_verified_at) IS DISTINCT FROM (NEW.legal_optins_key, NEW.email_verified_at))
  EXECUTE FUNCTION note_permission();
