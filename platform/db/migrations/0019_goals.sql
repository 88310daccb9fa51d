CREATE TABLE "goals" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"reward_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"claims_itself" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_profile_id_accounts_user_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_reward_id_rewards_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("reward_id") ON DELETE no action ON UPDATE no action;