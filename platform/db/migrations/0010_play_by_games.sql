CREATE TABLE "game_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"space_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"maker" text,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "play_events" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "play_events" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "game_keys" ADD CONSTRAINT "game_keys_space_id_games_space_id_fk" FOREIGN KEY ("space_id") REFERENCES "public"."games"("space_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_keys_by_space" ON "game_keys" USING btree ("space_id");--> statement-breakpoint
CREATE INDEX "play_events_in_quarantine" ON "play_events" USING btree ("received_at") WHERE "play_events"."held_for" is not null and "play_events"."dropped_at" is null;