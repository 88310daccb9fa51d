ALTER TABLE "accounts" DROP CONSTRAINT "accounts_email_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "previous_email_key" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "second_factor" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sign_on_sessions" SET "used_at" = "created_at";--> statement-breakpoint
-- Addresses that are their own key. The platform reads the others when it starts (fillEmailKeys), because SQL knows no IDNA.
UPDATE "accounts" SET "email_key" = "email" WHERE "email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$' AND "email" !~ '[@.]xn--';--> statement-breakpoint
UPDATE "email_changes" SET "previous_email_key" = "previous_email" WHERE "previous_email" ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$' AND "previous_email" !~ '[@.]xn--';--> statement-breakpoint
-- What was on when the change was requested; until now an objection went by the date.
UPDATE "email_changes" SET "second_factor" = jsonb_build_object('secret', "f"."secret", 'preference', "f"."preference", 'lastStep', "f"."last_step", 'codeHashes', COALESCE((SELECT jsonb_agg("r"."code_hash") FROM "recovery_codes" "r" WHERE "r"."user_id" = "f"."user_id"), '[]'::jsonb)) FROM "second_factors" "f" WHERE "f"."user_id" = "email_changes"."user_id" AND ("f"."turned_on_at" IS NULL OR "f"."turned_on_at" < "email_changes"."requested_at");--> statement-breakpoint
CREATE INDEX "email_changes_by_previous_email" ON "email_changes" USING btree ("previous_email_key");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_sessions_by_account" ON "sign_on_sessions" USING btree ("user_id","used_at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_key_unique" UNIQUE("email_key");