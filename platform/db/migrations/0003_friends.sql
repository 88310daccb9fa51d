CREATE TABLE "player_weeks" (
	"profile_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"xp" integer NOT NULL,
	CONSTRAINT "player_weeks_profile_id_starts_at_pk" PRIMARY KEY("profile_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "presences" ADD COLUMN "played_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_weeks" ADD CONSTRAINT "player_weeks_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;