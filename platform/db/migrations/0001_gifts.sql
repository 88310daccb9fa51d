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
ALTER TABLE "claims" ADD COLUMN "gift_id" uuid;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_giver_id_accounts_user_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_receiver_id_accounts_user_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_by_giver" ON "gifts" USING btree ("giver_id","given_at");--> statement-breakpoint
CREATE INDEX "gifts_by_receiver" ON "gifts" USING btree ("receiver_id","given_at");--> statement-breakpoint
CREATE INDEX "waiting_gifts" ON "gifts" USING btree ("gift_id") WHERE "gifts"."end" is null;--> statement-breakpoint
CREATE INDEX "gifts_by_refund" ON "gifts" USING btree ("refunded_at");--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_gift_id_gifts_gift_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("gift_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claim_of_a_gift" UNIQUE("gift_id");