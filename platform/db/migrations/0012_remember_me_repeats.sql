ALTER TABLE "used_remember_me_tickets" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "used_remember_me_tickets" ADD COLUMN "salt" text;