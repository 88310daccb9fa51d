CREATE TABLE "club_settings" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"auto_bank" boolean DEFAULT false NOT NULL,
	"almost_missed_at" timestamp with time zone,
	"auto_bank_chosen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "club_settings" ADD CONSTRAINT "club_settings_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_settings_with_auto_bank" ON "club_settings" USING btree ("profile_id") WHERE "club_settings"."auto_bank";--> statement-breakpoint
SELECT pgboss.create_queue('autoBank', '{"policy":"standard","retryLimit":2,"retryDelay":60,"retryBackoff":false,"expireInSeconds":900}');
