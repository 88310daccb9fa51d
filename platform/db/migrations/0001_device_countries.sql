ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sign_on_sessions" ADD COLUMN "country" text;