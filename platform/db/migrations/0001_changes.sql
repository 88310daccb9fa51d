CREATE TABLE "gifts" (
	"gift_id" uuid PRIMARY KEY NOT NULL,
	"giver_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"message" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"transaction_id" uuid NOT NULL,
	"end" text,
	"ended_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "gift_of_a_spending" UNIQUE("transaction_id"),
	CONSTRAINT "accepted_gift_or_refund" CHECK ("gifts"."end" is null or "gifts"."end" = 'accepted' or "gifts"."refunded_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "goals_that_claim_themselves";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "gift_id" uuid;--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_giver_id_accounts_user_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_receiver_id_accounts_user_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_by_giver" ON "gifts" USING btree ("giver_id","given_at");--> statement-breakpoint
CREATE INDEX "gifts_by_receiver" ON "gifts" USING btree ("receiver_id","given_at");--> statement-breakpoint
CREATE INDEX "waiting_gifts" ON "gifts" USING btree ("gift_id") WHERE "gifts"."end" is null;--> statement-breakpoint
CREATE INDEX "gifts_by_refund" ON "gifts" USING btree ("refunded_at");--> statement-breakpoint
CREATE INDEX "calendar_addresses_by_use" ON "calendar_addresses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_player" ON "push_subscriptions" USING btree ("profile_id","created_at");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_gift_id_gifts_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("gift_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goals_by_change" ON "goals" USING btree ("changed_at","profile_id") WHERE "goals"."claims_itself";--> statement-breakpoint
CREATE INDEX "goals_by_reward" ON "goals" USING btree ("reward_id","profile_id") WHERE "goals"."claims_itself";--> statement-breakpoint
CREATE INDEX "players_by_change" ON "players" USING btree ("changed_at","profile_id");--> statement-breakpoint
CREATE INDEX "wishes_by_reward" ON "wishes" USING btree ("reward_id","profile_id");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claim_of_a_gift" UNIQUE("gift_id");--> statement-breakpoint
SELECT pgboss.create_queue('push', '{"policy":"standard","retryLimit":5,"retryDelay":60,"retryBackoff":true,"expireInSeconds":60}');--> statement-breakpoint
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
  EXECUTE FUNCTION note_permission();--> statement-breakpoint
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
