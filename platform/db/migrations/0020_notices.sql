CREATE TABLE "notice_choices" (
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_chosen" boolean NOT NULL,
	CONSTRAINT "notice_choices_profile_id_kind_channel_pk" PRIMARY KEY("profile_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fact" text NOT NULL,
	"details" jsonb NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notice_of_fact" UNIQUE("profile_id","kind","fact")
);
--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_player" ON "notices" USING btree ("profile_id","created_at");--> statement-breakpoint
CREATE INDEX "lots_by_expiry" ON "lots" USING btree ("expires_at") WHERE "lots"."remaining" > 0;--> statement-breakpoint
SELECT pgboss.create_queue('notices', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');
