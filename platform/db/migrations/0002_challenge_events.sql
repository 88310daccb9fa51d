CREATE TABLE "challenge_credits" (
	"profile_id" uuid NOT NULL,
	"challenge_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"counted" integer NOT NULL,
	CONSTRAINT "challenge_credits_profile_id_challenge_id_event_id_pk" PRIMARY KEY("profile_id","challenge_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "challenge_runs" ADD COLUMN "community_progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "platforms" jsonb;--> statement-breakpoint
ALTER TABLE "play_events" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "challenge_credits" ADD CONSTRAINT "challenge_credits_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_credits" ADD CONSTRAINT "challenge_credits_challenge_id_challenge_runs_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenge_runs"("challenge_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_credits" ADD CONSTRAINT "credit_of_an_event" FOREIGN KEY ("profile_id","event_id") REFERENCES "public"."play_events"("profile_id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_events_by_name" ON "play_events" USING btree ("profile_id","name","received_at");