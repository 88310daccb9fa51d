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
  EXECUTE FUNCTION note_permission();
